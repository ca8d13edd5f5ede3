import { useState } from "react";
import { DropArea } from "../ui/drop-area.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { PictureInput } from "../ui/picture-input.tsx";
import { Part, Specimen } from "./specimen.tsx";

const words = { choose: "Choose", replace: "Replace", remove: "Remove", none: "None" };
const shapes = ["square", "wide", "round"] as const;

/** What takes files. */
export function Files() {
  const [names, setNames] = useState("nothing chosen");
  const take = (files: readonly File[]) => setNames(files.map(({ name }) => name).join(", "));
  const area = {
    label: "Choose files",
    invitation: "Drop files here",
    rule: "PDF, at most 30 MB each",
    accept: ".pdf",
    onFiles: take,
  };
  return (
    <Part title="Files">
      <Specimen name={`Drop area: ${names}`}>
        <DropArea multiple {...area} />
      </Specimen>
      <Specimen name="Drop area: the one thing to do, and why the last file was not taken">
        <DropArea
          large
          {...area}
          label="Choose a file"
          refusal={{ title: "list.xls was not taken.", text: "It is no table." }}
        />
      </Specimen>
      <Specimen name="Drop area: disabled with its reason">
        <DropArea {...area} label="Choose a document" disabledReason="Save the product first." />
      </Specimen>
      <Specimen name="Drop area: busy">
        <DropArea {...area} pending="list.csv is being read …" />
      </Specimen>
      <Specimen name="File button">
        <FileButton text="Attach" label="Attach files" accept=".pdf" onFiles={take} />
      </Specimen>
      {shapes.map((shape) => (
        <Specimen key={shape} name={`Picture input: ${shape}`}>
          <PictureInput
            label={`Picture, ${shape}`}
            rule="PNG or JPEG, at least 400 x 400 pixels"
            picture={shape === "square" ? "/favicon.svg" : null}
            shape={shape}
            words={words}
            error={shape === "wide" ? "The picture is too small." : undefined}
            disabledReason={shape === "round" ? "The company is not verified." : undefined}
            onChoose={(file) => take([file])}
            onRemove={() => {}}
          />
        </Specimen>
      ))}
    </Part>
  );
}
