import { annexes } from "@neroli/contract/enumerations/law.ts";
import { useT } from "../language/phrases.tsx";
import { DropArea } from "../ui/drop-area.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { AnnexPreview } from "./annex-preview.tsx";
import classes from "./law.module.css";
import { useAnnexChoices } from "./use-annex-choices.ts";
import { useAnnexFile } from "./use-annex-file.ts";

/** Takes a file of an annex and shows what it changes before it is loaded. */
export function LoadAnnex() {
  const t = useT();
  const file = useAnnexFile();
  const choices = useAnnexChoices();
  return (
    <>
      <DropArea
        label={t("law.choose")}
        invitation={t("law.load")}
        rule={t("law.load.hint")}
        accept=".csv"
        pending={file.checking ? t("law.checking", { name: file.name }) : undefined}
        refusal={
          file.refusal === undefined ? undefined : { title: t("law.not-read"), text: file.refusal }
        }
        onFiles={([chosen]) => chosen && file.check(chosen)}
      />
      <div className={classes.choice}>
        <ChoiceField
          label={t("law.annex.of-file")}
          none={t("law.annex.told")}
          choices={choices}
          value={file.annex ?? ""}
          onChange={({ currentTarget: { value } }) =>
            file.setAnnex(annexes.find((annex) => annex === value))
          }
        />
      </div>
      {file.checked && <AnnexPreview file={file} told={file.checked} />}
    </>
  );
}
