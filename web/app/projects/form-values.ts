import type {
  BodyArea,
  CosmeticType,
  ProductUse,
  Spray,
} from "@neroli/contract/enumerations/law.ts";
import type { ProjectCategory, ProjectVisibility } from "@neroli/contract/enumerations/projects.ts";
import type { NewProject, Project } from "@neroli/contract/projects/schema.ts";

/** What the form holds while it is typed in: text, until it is sent. */
export interface ProjectValues {
  title: string;
  subtitle: string;
  description: string;
  category: ProjectCategory;
  markets: string[];
  /** One a line. */
  market_trends: string;
  tags: string;
  remarks: string;
  start_date: string;
  dueDate: string;
  visibility: ProjectVisibility;
  /** "" of a project that is about no cosmetic product, or does not say which. */
  type: CosmeticType | "";
  use: ProductUse | "";
  area: BodyArea | "";
  spray: Spray;
  under_three: boolean;
  professional: boolean;
}

export const emptyValues: ProjectValues = {
  title: "",
  subtitle: "",
  description: "",
  category: "PRODUCT_DEVELOPMENT",
  markets: [],
  market_trends: "",
  tags: "",
  remarks: "",
  start_date: "",
  dueDate: "",
  visibility: "MEMBERS_ONLY",
  type: "",
  use: "",
  area: "",
  spray: "NONE",
  under_three: false,
  professional: false,
};

/** A project in the form. */
export function valuesOf(project: Project): ProjectValues {
  const { own, title, description, start_date, dueDate } = project;
  if (!own) return emptyValues;
  const { cosmetic } = own;
  return {
    ...{ title, description },
    subtitle: own.subtitle,
    category: own.category,
    markets: own.markets,
    market_trends: own.market_trends.join("\n"),
    tags: own.tags.join("\n"),
    remarks: own.remarks,
    start_date: start_date ?? "",
    dueDate: dueDate ?? "",
    visibility: own.visibility,
    type: cosmetic?.type ?? "",
    use: cosmetic?.use ?? "",
    area: cosmetic?.area ?? "",
    spray: cosmetic?.spray ?? "NONE",
    under_three: cosmetic?.under_three ?? false,
    professional: cosmetic?.professional ?? false,
  };
}

const linesIn = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The form as the API takes it. */
export function toBody(values: ProjectValues): NewProject {
  const { type, use, area, spray, under_three, professional, ...written } = values;
  return {
    ...written,
    market_trends: linesIn(values.market_trends),
    tags: linesIn(values.tags),
    start_date: values.start_date || null,
    dueDate: values.dueDate || null,
    // What is missing of it is told at its field.
    cosmetic: type
      ? ({ type, use, area, spray, under_three, professional } as NewProject["cosmetic"])
      : null,
  };
}

/** Where the API has what the form calls otherwise. */
export const projectPaths = {
  type: "cosmetic.type",
  use: "cosmetic.use",
  area: "cosmetic.area",
  spray: "cosmetic.spray",
} as const;
