import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import type { ProjectsProps } from "./projects-table.tsx";

/** As many as one call answers; views that show all of them say how many more there are. */
const size = "300";

/** The projects of a company, those due first at the head. */
export const useAllProjects = ({ company, mine }: ProjectsProps) =>
  useQuery({
    queryKey: ["projects", "all", company, mine],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects", {
        params: { companyKey: company },
        query: { size, sort: "dueDate", ...(mine && { mine: "true" }) },
        signal,
      }),
  });
