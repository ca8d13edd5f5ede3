import { Suspense } from "react";
import { latePiece } from "../late-piece.ts";
import { chooseProject, useChoosing } from "./choosing.ts";
import { useProjectCompany } from "./use-project-company.ts";

const AddDialog = latePiece(() => import("./add-dialog.tsx"));

/** On every page: asks for the project that products are added to. */
export function ProjectHost() {
  const choosing = useChoosing();
  const company = useProjectCompany();
  if (!choosing || company === null) return null;
  return (
    <Suspense fallback={null}>
      <AddDialog products={choosing} company={company} onClose={() => chooseProject(null)} />
    </Suspense>
  );
}
