import { Radio } from "@mantine/core";
import { type Frequency, frequencies } from "@neroli/contract/saved-searches/frequencies.ts";
import { useT } from "../../language/phrases.tsx";
import layout from "../../ui/layout.module.css";

/** How often somebody is mailed what a search newly finds; never until somebody says otherwise. */
export function FrequencyField(props: {
  value: Frequency;
  onChange: (frequency: Frequency) => void;
}) {
  const t = useT();
  return (
    <Radio.Group
      label={t("saved-searches.frequency")}
      description={t("saved-searches.frequency.hint")}
      value={props.value}
      onChange={(chosen) => {
        const frequency = frequencies.find((each) => each === chosen);
        if (frequency) props.onChange(frequency);
      }}
    >
      <div className={layout.close}>
        {frequencies.map((each) => (
          <Radio key={each} value={each} label={t(`saved-searches.frequency.${each}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}
