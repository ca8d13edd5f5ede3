import type { Sample } from "@neroli/contract/samples/schema.ts";

export interface SampleDialogProps {
  sample: Sample;
  onClose: () => void;
}
