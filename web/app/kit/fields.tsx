import { type ChangeEvent, useState } from "react";
import { CheckField, ChecksField, RadioField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import { DecimalField } from "../ui/fields/decimal-field.tsx";
import { Fields, FieldsPair } from "../ui/fields/field-group.tsx";
import { PasswordField } from "../ui/fields/password-field.tsx";
import { TextArea, TextField } from "../ui/fields/text-field.tsx";
import { NewPassword } from "../ui/new-password.tsx";
import { longGerman, Part, Specimen } from "./specimen.tsx";

const choices = ["Bergamot", "Neroli", "Petitgrain"].map((label) => ({ value: label, label }));
const needed = "Please fill this in.";

/** What people type and choose. */
export function FormFields() {
  const [day, setDay] = useState("2026-02-28");
  const [password, setPassword] = useState("violet adagio");
  const typePassword = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setPassword(currentTarget.value);
  const [oil, setOil] = useState("Neroli");
  const [oils, setOils] = useState(["Neroli"]);
  return (
    <Part title="Fields">
      <Specimen name="Text: with a hint, required">
        <TextField required label="City" hint="Where the sample goes" defaultValue="Grasse" />
      </Specimen>
      <Specimen name="Text: refused">
        <TextField required label="Street" error={needed} />
      </Specimen>
      <Specimen name="Text: long words, disabled">
        <TextField disabled label={longGerman} defaultValue={longGerman} />
      </Specimen>
      <Specimen name="Several lines">
        <TextArea label="Message" hint="Suppliers read it first" />
      </Specimen>
      <Specimen name="A number beside its unit, under a name">
        <Fields legend="Quantity">
          <FieldsPair>
            <Exact />
            <ChoiceField label="Unit" choices={[{ value: "kg", label: "kg" }]} />
          </FieldsPair>
        </Fields>
      </Specimen>
      <Specimen name="A choice: none yet, refused">
        <ChoiceField required label="Oil" none="Choose …" choices={choices} error={needed} />
      </Specimen>
      <Specimen name="A choice: in groups, its label read out only">
        <ChoiceField
          labelHidden
          label="Material"
          choices={[
            { group: "Oils", choices },
            { value: "none", label: "None of them" },
          ]}
        />
      </Specimen>
      <Specimen name="A day">
        <DateField label="Needed by" value={day} onChange={setDay} />
      </Specimen>
      <Specimen name="A password">
        <PasswordField required label="Password" defaultValue="violet adagio" />
      </Specimen>
      <Specimen name="A new password, with its strength">
        <NewPassword label="New password" value={password} onChange={typePassword} />
      </Specimen>
      <Specimen name="A tick box: required, refused">
        <CheckField required label="I accept the terms." error="Please accept this to go on." />
      </Specimen>
      <Specimen name="Any of a list">
        <ChecksField legend="Oils" choices={choices} value={oils} onChange={setOils} />
      </Specimen>
      <Specimen name="Any of a list, with what each means and one that is fixed">
        <ChecksField
          legend="Oils of the blend"
          choices={choices.map((each, at) => ({ ...each, hint: longGerman, disabled: at === 0 }))}
          value={oils}
          onChange={setOils}
        />
      </Specimen>
      <Specimen name="One of a few">
        <RadioField legend="Main oil" choices={choices} value={oil} onChange={setOil} />
      </Specimen>
      <Specimen name="One of a few, with what each means">
        <RadioField
          legend="Main oil of the blend"
          choices={choices.map((each) => ({ ...each, hint: longGerman }))}
          value={oil}
          onChange={setOil}
        />
      </Specimen>
    </Part>
  );
}

/** "1.234,5" where a comma stands before decimals. */
function Exact() {
  const [value, setValue] = useState("1234.5");
  return <DecimalField label="Amount" value={value} onChange={setValue} />;
}
