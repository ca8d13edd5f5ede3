import { PageFailed } from "../kernel/page-failed.tsx";
import { useT } from "../language/phrases.tsx";
import { ErrorState } from "../ui/states.tsx";
import { AdministrationLink } from "./administration-link.tsx";

interface CompanyFailedProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** In the place of a company's work page. */
export function CompanyFailed(props: CompanyFailedProps) {
  const t = useT();
  const gone = <ErrorState text={t("company-editor.gone")} />;
  return <PageFailed {...props} back={<AdministrationLink />} gone={gone} />;
}
