import { useState } from "react";
import { buttonClass } from "../ui/button-look.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { SuggestInput } from "../ui/suggest-input.tsx";
import { longGerman, Part, Specimen } from "./specimen.tsx";

/** What the bar on top of every page is made of. */
export function Bar() {
  const [words, setWords] = useState("");
  return (
    <Part title="The bar">
      <Specimen name="Disclosure">
        <Disclosure align="start" className={buttonClass({ size: "small" })} button="Language">
          <ul>
            <li>
              <a href="#de">Deutsch</a>
            </li>
            <li>
              <a href="#long">{longGerman}</a>
            </li>
          </ul>
        </Disclosure>
      </Specimen>
      <Specimen name="Completions">
        <SuggestInput
          name="query"
          label="Search everything"
          placeholder="Name, INCI or CAS"
          value={words}
          groups={[
            {
              key: "products",
              name: "Products",
              options: ["Bisabolol", longGerman].map((text) => ({
                key: text,
                text,
                detail: "Bruma",
                typed: words,
                onChoose: () => setWords(text),
              })),
            },
          ]}
          status="2 suggestions"
          onType={setWords}
        />
      </Specimen>
    </Part>
  );
}
