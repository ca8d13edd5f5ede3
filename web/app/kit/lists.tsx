import { useState } from "react";
import { Badge, Pill } from "../ui/badge.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { Pager } from "../ui/pager.tsx";
import { Row, RowList } from "../ui/row-list.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { longGerman, Part, Specimen } from "./specimen.tsx";

const tones = ["plain", "good", "warning", "bad", "strong"] as const;

/** What stands above, in and below lists. */
export function Lists() {
  const [page, setPage] = useState(4);
  const [words, setWords] = useState("");
  const [pills, setPills] = useState(["COSMOS", longGerman]);
  const [tab, setTab] = useState("All");
  return (
    <Part title="Lists">
      <Specimen name="Pager: buttons">
        <Pager page={page} pages={9} onPage={setPage} />
      </Specimen>
      <Specimen name="Pager: links">
        <Pager page={0} pages={2} hrefOf={(to) => `?page=${to}`} />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="Whose">
          {["All", "Buyers", longGerman].map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === tab || undefined}
              onClick={() => setTab(each)}
            >
              {each}
              {each === "Buyers" && <span>12</span>}
            </button>
          ))}
        </Tabs>
      </Specimen>
      <Specimen name={`Filter bar: ${words || "nothing typed"}`}>
        <FilterBar label="What is shown">
          <SearchField label="Search names" value={words} onSearch={setWords} />
          <select aria-label="State">
            <option>Any</option>
            <option>{longGerman}</option>
          </select>
          <label>
            From <input type="date" />
          </label>
        </FilterBar>
      </Specimen>
      <Specimen name="Badges">
        <p>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge>{longGerman}</Badge>
        </p>
      </Specimen>
      <Specimen name="Pills">
        <p>
          {pills.map((each) => (
            <Pill
              key={each}
              label={`Remove ${each}`}
              onRemove={() => setPills(pills.filter((other) => other !== each))}
            >
              {each}
            </Pill>
          ))}
        </p>
      </Specimen>
      <Specimen name="Rows">
        <RowList label="Requests">
          <Row>A sample of Bisabolol</Row>
          <Row unread>
            <strong>Unread</strong> {longGerman}
          </Row>
          <Row whole current>
            <a href="#rows">One link, and the one that is open</a>
          </Row>
        </RowList>
      </Specimen>
    </Part>
  );
}
