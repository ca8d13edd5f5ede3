import { useState } from "react";
import { Picker } from "../kernel/picker.tsx";
import { Badge, Pill, PillLink } from "../ui/badge.tsx";
import { FilterBar, FilterChoice } from "../ui/filter-bar.tsx";
import { FilterDay } from "../ui/filter-day.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import { ListPager } from "../ui/list-pager.tsx";
import { Menu } from "../ui/menu.tsx";
import { Pager } from "../ui/pager.tsx";
import { Row, RowList } from "../ui/row-list.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { SearchLine } from "../ui/search-line.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { longGerman, Part, Specimen } from "./specimen.tsx";

const names = ["Bruma", "Velouria Actives", longGerman];
const tones = ["plain", "good", "warning", "bad", "strong"] as const;

/** What stands above, in and below lists. */
export function Lists() {
  const [page, setPage] = useState(4);
  const [from, setFrom] = useState("2026-02-28");
  const [words, setWords] = useState("");
  const [state, setState] = useState("");
  const [pills, setPills] = useState(["COSMOS", longGerman]);
  const [seen, setSeen] = useState("everybody");
  const [supplier, setSupplier] = useState<string | null>("Bruma");
  const [tab, setTab] = useState("All");
  return (
    <Part title="Lists">
      <Specimen name="Pager of a list that changes in place">
        <ListPager
          page={page}
          pages={9}
          hrefOf={(to) => `#${to}`}
          onFollow={(href) => setPage(Number(href.slice(1)))}
        />
      </Specimen>
      <Specimen name="Pager">
        <Pager page={0} pages={2} hrefOf={(to) => `?page=${to}`} />
      </Specimen>
      <Specimen name="Menu">
        <div className={layout.line}>
          <Menu
            label="Actions for Bisabolol"
            button={<span aria-hidden="true">⋯</span>}
            items={[
              { label: "Edit", onSelect: () => {} },
              { label: "Publish", onSelect: () => {}, disabledReason: "The INCI name is missing." },
              { label: longGerman, onSelect: () => {}, description: longGerman },
              { label: "Delete", onSelect: () => {}, danger: true },
            ]}
          />
          <Menu
            align="start"
            label={`Seen by ${seen}`}
            title="Who sees it"
            button={seen}
            items={["everybody", "nobody"].map((each) => ({
              label: each,
              checked: each === seen,
              onSelect: () => setSeen(each),
            }))}
          />
        </div>
      </Specimen>
      <Specimen name="Picker">
        <Picker
          label="Supplier"
          placeholder="Type a part of the name"
          value={supplier}
          onChange={setSupplier}
          queryKey={["kit"]}
          find={async (words) => names.filter((each) => each.toLowerCase().includes(words))}
          keyOf={(each) => each}
          nameOf={(each) => each}
          none="No supplier is called so."
          clear="All suppliers"
        />
      </Specimen>
      <Specimen name="Picker: required, with an error">
        <Picker
          required
          label="Company"
          value={null}
          onChange={() => {}}
          queryKey={["kit"]}
          find={async () => names}
          keyOf={(each) => each}
          nameOf={(each) => each}
          none="No company is called so."
          error="Choose a company."
        />
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
          <FilterChoice
            label="State"
            all="Any"
            value={state}
            choices={[{ value: "long", label: longGerman }]}
            onChange={setState}
          />
          <FilterDay label="From" value={from} onChange={setFrom} />
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
      <Specimen name="Pills that are links, and a link beside them">
        <ul className={layout.chips}>
          {(["plain", "good", "bad"] as const).map((tone) => (
            <li key={tone}>
              <PillLink href="#pills" tone={tone} label={`No longer only ${tone}`}>
                {tone}
              </PillLink>
            </li>
          ))}
          <li>
            <a className={layout.link} href="#pills">
              Clear all
            </a>
          </li>
        </ul>
      </Specimen>
      <Specimen name="The line of a search">
        <SearchLine label="Search formulations" submit="Search" />
      </Specimen>
      <Specimen name="Rows">
        <RowList label="Requests">
          <Row>A sample of Bisabolol</Row>
          <Row end={<IconButton icon="cross" label="Remove the quotation" size="small" />}>
            A quotation
          </Row>
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
