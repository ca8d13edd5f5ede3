import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { Synonym, SynonymName } from "@neroli/contract/synonyms/schema.ts";
import { fewestNames } from "@neroli/contract/synonyms/schema.ts";
import { type FormEvent, useState } from "react";
import { useT } from "../language/phrases.tsx";
import { foldText } from "../ui/fold-text.ts";
import { AddName, readTyped, type TypedName } from "./add-name.tsx";
import { NameChips } from "./name-chips.tsx";
import { useSaveSynonym } from "./save-synonym.ts";
import { Trial } from "./trial.tsx";

const nothing: TypedName = { text: "", language: "" };

const withNames = (names: readonly SynonymName[], more: readonly SynonymName[]): SynonymName[] => {
  const all = [...names];
  for (const name of more) {
    if (!all.some(({ text }) => foldText(text) === foldText(name.text))) all.push(name);
  }
  return all;
};

/** The form of one group, with what searches find now. */
export function SynonymDialog(props: { synonym: Synonym | null; onClose: () => void }) {
  const t = useT();
  const { synonym, onClose } = props;
  const [names, setNames] = useState<SynonymName[]>(synonym?.names ?? []);
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const save = useSaveSynonym(synonym, onClose);
  const tooFew = tried && names.length < fewestNames ? t("synonyms.too-few") : undefined;
  const add = (more: SynonymName[]) => {
    setNames(withNames(names, more));
    setTyped({ ...typed, text: "" });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // What still stands in the line was meant to be added.
    const all = withNames(names, readTyped(typed));
    add(readTyped(typed));
    if (all.length >= fewestNames && !save.pending) save.send(all);
  };
  const title = synonym
    ? t("synonyms.edit.which", { name: synonym.names[0]?.text ?? "" })
    : t("synonyms.new");
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={onClose}
      title={<Text fw={650}>{title}</Text>}
      closeButtonProps={{ "aria-label": t("table.close") }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          {save.refused && <Alert color="red">{save.refused}</Alert>}
          <NameChips
            names={names}
            onTake={(name) => setNames(names.filter((one) => one !== name))}
          />
          <AddName typed={typed} error={tooFew} onType={setTyped} onAdd={add} />
          <Trial />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("table.cancel")}
            </Button>
            <Button type="submit" loading={save.pending}>
              {synonym ? t("table.form.save") : t("synonyms.create")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
