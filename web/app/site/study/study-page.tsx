import { links } from "@neroli/contract/access/links.ts";
import { Suspense } from "react";
import data from "../../../texts/study/cities.csv?url";
import { latePiece } from "../../kernel/late-piece.ts";
import { onlyHere } from "../../kernel/only-here.ts";
import { pageMeta } from "../../kernel/page-meta.ts";
import { WorkPage } from "../../ui/work-page.tsx";
import { Prose } from "../texts/prose.tsx";
import { readText } from "../texts/read-text.ts";
import type { Route } from "./+types/study-page";
import { cities } from "./cities.ts";
import { CitiesTable } from "./cities-table.tsx";
import { PartsChart } from "./parts-chart.tsx";
import classes from "./study.module.css";
import { cityName, labelsOf, numberIn, type VariantKey, variantAt, variants } from "./variants.ts";

const PlacesMap = latePiece(() => import("../../ui/charts/places-map.tsx"));

const read = ({ url }: Request) => readText("study", variantAt(new URL(url).pathname));

export function loader({ request, context }: Route.LoaderArgs) {
  onlyHere(context);
  return read(request);
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(request);

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { title, lead } = loaderData;
  return pageMeta(matches, {
    ...{ title: `${title} | Neroli`, description: lead },
    path: links.study(variantAt(location.pathname)),
    others: Object.entries(variants).map(([key, { tag }]) => ({ tag, path: links.study(key) })),
  });
};

/** A study of invented data, which says so: table, map and chart beside what is said of them. */
export default function StudyPage({ loaderData: text, matches }: Route.ComponentProps) {
  const variant = variantAt(matches.at(-1)?.pathname ?? "");
  const pieces: Record<string, React.ReactNode> = {
    ranking: (
      <div className={classes.table}>
        <CitiesTable variant={variant} />
      </div>
    ),
    map: (
      <div className={classes.map}>
        <Suspense fallback={null}>
          <CitiesMap variant={variant} />
        </Suspense>
      </div>
    ),
    chart: <PartsChart variant={variant} />,
    method: (
      <p>
        <a href={data} download="skin-friendly-cities.csv">
          {labelsOf(variant).download}
        </a>
      </p>
    ),
  };
  return (
    <div lang={variants[variant].tag}>
      <WorkPage title={text.title} lead={text.lead}>
        {text.sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id} className={classes.section} data-part={id}>
            <h2 id={id}>{title}</h2>
            <Prose html={html} />
            {pieces[id]}
          </section>
        ))}
      </WorkPage>
    </div>
  );
}

function CitiesMap({ variant }: { variant: VariantKey }) {
  const said = labelsOf(variant);
  return (
    <PlacesMap
      label={said["map-label"]}
      places={cities.map(({ key, latitude, longitude, score }) => ({
        ...{ key, latitude, longitude },
        words: `${cityName(variant, key)}: ${numberIn(variant, score)} ${said.points}`,
        weight: score / 100,
      }))}
    />
  );
}
