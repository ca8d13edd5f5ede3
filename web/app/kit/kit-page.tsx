import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { PortalTheme } from "../ui/portal-theme.tsx";
import { Bar } from "./bar.tsx";
import { Buttons } from "./buttons.tsx";
import { Charts } from "./charts.tsx";
import { FormFields } from "./fields.tsx";
import { Files } from "./files.tsx";
import { Frames } from "./frames.tsx";
import classes from "./kit.module.css";
import { Lists } from "./lists.tsx";
import { States } from "./states.tsx";
import { Tables } from "./tables.tsx";

export const meta = () => [{ title: "The kit | Neroli" }, { name: "robots", content: "noindex" }];

/**
 * Every piece of ui/ in every state, for those who build pages; only while developing. With
 * `?theme=portal` it is in a portal's colour. Its own words are English alone: nobody who buys or
 * sells reads them.
 */
export default function KitPage() {
  const [params] = useSearchParams();
  // As the frame of other pages says it to browser tests.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  const pieces = <Pieces />;
  return params.get("theme") === "portal" ? <PortalTheme>{pieces}</PortalTheme> : pieces;
}

function Pieces() {
  return (
    <main className={classes.page} data-kit="">
      <h1>The kit</h1>
      <Buttons />
      <Lists />
      <States />
      <FormFields />
      <Files />
      <Tables />
      <Charts />
      <Frames />
      <Bar />
    </main>
  );
}
