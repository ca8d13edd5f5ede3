import { newProject } from "@neroli/contract/projects/forms/new-project.gen.ts";
import { project as changedProject } from "@neroli/contract/projects/forms/project.gen.ts";
import type { Project } from "@neroli/contract/projects/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../kernel/client.ts";
import { type EntryForm, useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { emptyValues, type ProjectValues, projectPaths, toBody, valuesOf } from "./form-values.ts";
import { paramsOf, placeOf } from "./project-queries.ts";

interface Options {
  /** Null for a new one. */
  project: Project | null;
  company: string;
  onSaved: (project: Project) => void;
}

/** The form of a project, or of a new one. */
export function useProjectForm({ project, company, onSaved }: Options) {
  const t = useT();
  const queries = useQueryClient();
  return useEntryForm({
    constraints: project ? changedProject : newProject,
    base: project,
    valuesOf: (base: Project | null): ProjectValues => (base ? valuesOf(base) : emptyValues),
    toBody: (values: ProjectValues, base) => ({
      ...toBody(values),
      ...(base && { version: base.own?.version ?? 1 }),
    }),
    paths: projectPaths,
    send: (_, { values, base, key }): Promise<Project> =>
      base
        ? api("PUT /companies/:companyKey/projects/:projectKey", {
            params: paramsOf(placeOf(base)),
            body: { ...toBody(values), version: base.own?.version ?? 1 },
          })
        : api("POST /companies/:companyKey/projects", {
            params: { companyKey: company },
            ...{ body: toBody(values), key },
          }),
    baseOf: (saved): Project | null => saved,
    theirsOf: async (error, base) =>
      base && hasCode(error, "conflict")
        ? await api("GET /companies/:companyKey/projects/:projectKey", {
            params: paramsOf(placeOf(base)),
          })
        : null,
    onSent: (saved) => {
      void queries.invalidateQueries({ queryKey: ["projects"] });
      tellDone(t(project ? "projects.saved" : "projects.created"));
      onSaved(saved);
    },
    draft: (base) => ({
      key: base ? `project.${base.key}.${base.own?.version}` : `project.new.${company}`,
    }),
  });
}

export type ProjectEditing = ReturnType<typeof useProjectForm>;
export type ProjectFields = EntryForm<ProjectValues>;
