import { Button } from "../ui/button.tsx";
import { Card, Note, type Tone } from "../ui/card.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";
import { type LinkGroup, LinkGroups } from "../ui/link-groups.tsx";
import { PlainPage } from "../ui/plain-page.tsx";
import { BesidePanel, SidePanel } from "../ui/side-panel.tsx";
import { TwoPanes } from "../ui/two-panes.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import { longGerman, Part, Specimen } from "./specimen.tsx";

const tones: readonly Tone[] = ["plain", "good", "warning", "bad"];

const groups: readonly LinkGroup[] = [
  { key: "daily", title: null, links: [{ href: "#dashboard", label: "Dashboard" }] },
  {
    key: "products",
    title: "Products",
    links: [
      { href: "#ingredients", label: "Ingredients", current: "page" },
      { href: "#long", label: longGerman },
    ],
  },
];

/** What pages are put together from. */
export function Frames() {
  return (
    <Part title="Frames">
      <Specimen name="Work page">
        <WorkPage
          title="Documents"
          lead="What you have given to your products."
          back={
            <a className={layout.back} href="#frames">
              Products
            </a>
          }
          tools={<Button size="small">Add</Button>}
        >
          <Card title="Card" href="#frames" tools={<Button size="small">Change</Button>}>
            <Facts
              facts={[
                { name: "INCI", value: "BISABOLOL" },
                { name: "Left out", value: null },
                { name: "CAS", value: longGerman },
                { name: "Description", nameHidden: true, wide: true, value: "As wide as the card" },
              ]}
            />
          </Card>
          {tones.map((tone) => (
            <Note key={tone} tone={tone} action={<a href="#frames">What to do</a>}>
              A note of the tone {tone}
            </Note>
          ))}
        </WorkPage>
      </Specimen>
      <Specimen name="Work page: narrow">
        <WorkPage narrow title="Notifications" tools={<Button size="small">Mark all</Button>}>
          <p className={layout.text}>{longGerman}</p>
        </WorkPage>
      </Specimen>
      <Specimen name="Groups of links">
        <LinkGroups label="Working area" groups={groups} />
      </Specimen>
      <Specimen name="Groups of links: not known yet">
        <LinkGroups label="Working area, later" groups={null} />
      </Specimen>
      <Specimen name="Two panes">
        <TwoPanes
          title="Requests"
          list={<p className={layout.soft}>The list</p>}
          detailLabel="Conversation"
          detail={null}
          back={null}
          nothing={<p className={layout.soft}>Choose one.</p>}
        />
      </Specimen>
      <Specimen name="Two panes: one is open">
        <TwoPanes
          title="Requests"
          list={<p className={layout.soft}>The list</p>}
          detailLabel="A conversation"
          detail={<p>What was opened</p>}
          back={
            <a href="#frames" className={layout.back}>
              ← All requests
            </a>
          }
          nothing={null}
        />
      </Specimen>
      <Specimen name="A panel beside a list">
        <BesidePanel
          panel={
            <SidePanel label="Account" bar="1 of 2" onClose={() => {}}>
              <p className={layout.soft}>What was opened</p>
            </SidePanel>
          }
        >
          <p className={layout.soft}>The list</p>
        </BesidePanel>
      </Specimen>
      <Specimen name="Plain page">
        <PlainPage title="Signed out" actions={<a href="#frames">Sign in again</a>}>
          <p>You have been away for long.</p>
        </PlainPage>
      </Specimen>
      <Specimen name="Entry page">
        <EntryPage
          title="Sign up"
          lead="Your e-mail address tells us your company."
          more={<p>Already have an account?</p>}
          aside="With an account you ask for samples."
        >
          <Button variant="primary">Continue</Button>
        </EntryPage>
      </Specimen>
      <Specimen name="Ways to stand">
        <div className={layout.stack}>
          <div className={layout.spread}>
            <span>At the beginning</span>
            <span className={layout.line}>
              <span>At the end</span>
              <span className={layout.unseen}>for screen readers</span>
            </span>
          </div>
          <ul className={`${layout.list} ${layout.close}`}>
            <li>One</li>
            <li>Two</li>
          </ul>
        </div>
      </Specimen>
    </Part>
  );
}
