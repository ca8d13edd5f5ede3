import { Button, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { links } from "../../links.ts";
import layout from "../../ui/layout.module.css";

/** In the place of a page that one may not see (spec 2, access behaviour). */
export function Refused() {
  const t = useT();
  return (
    <Stack align="center" ta="center" maw={560} mx="auto" py={96} role="alert">
      <Title order={1}>{t("identity.refused.title")}</Title>
      <p className={layout.text}>{t("errors.access.forbidden")}</p>
      <Button component={Link} to={links.search("INGREDIENTS")} color="dark" size="md">
        {t("identity.refused.back")}
      </Button>
    </Stack>
  );
}
