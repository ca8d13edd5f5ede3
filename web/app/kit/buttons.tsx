import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog, Drawer } from "../ui/dialog.tsx";
import { IconButton, IconLink } from "../ui/icon-button.tsx";
import { PortalTheme } from "../ui/portal-theme.tsx";
import { showToast } from "../ui/toast-list.ts";
import { longGerman, Part, Specimen } from "./specimen.tsx";

const variants = ["primary", "strong", "plain", "quiet", "danger", "link"] as const;

/** Buttons in Neroli's colours and in a portal's. */
export function Buttons() {
  return (
    <Part title="Buttons">
      <Variants />
      <PortalTheme>
        <Variants />
      </PortalTheme>
      <Specimen name="Switched on, and off">
        <Button aria-pressed={true}>Only the differing ones</Button>
        <Button aria-pressed={false}>Only those that end soon</Button>
      </Specimen>
      <Specimen name="A sign alone">
        <IconButton icon="bell" label="Notifications" />
        <IconButton icon="cross" size="small" label="Remove" />
        <IconButton icon="download" label="Download" disabledReason="The file is still made." />
        <IconButton icon="bookmarked" label="Bookmark Bisabolol" aria-pressed={true} />
        <IconLink icon="inbox" label="Requests" href="#requests" />
        <IconLink icon="list" label="As a list" href="#list" aria-current={true} />
      </Specimen>
      <Specimen name="Over the page">
        <Overlays />
      </Specimen>
    </Part>
  );
}

function Variants() {
  return variants.map((variant) => (
    <Specimen key={variant} name={variant}>
      <Button variant={variant}>Save</Button>
      <Button variant={variant} size="small" icon="plus">
        Add
      </Button>
      <Button variant={variant} disabledReason="Nothing has been changed yet.">
        Publish
      </Button>
      <Button variant={variant} loading>
        Send
      </Button>
      <ButtonLink variant={variant} href="#link">
        Open
      </ButtonLink>
      <Button variant={variant} wide>
        {longGerman}
      </Button>
    </Specimen>
  ));
}

type Open = "dialog" | "drawer" | "confirm" | null;

function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen("dialog")}>Open a dialog</Button>
      <Button onClick={() => setOpen("drawer")}>Open a drawer</Button>
      <Button onClick={() => setOpen("confirm")}>Ask before deleting</Button>
      <Button onClick={() => showToast({ message: "The product is saved." })}>Tell</Button>
      <Button onClick={() => showToast({ message: "It could not be saved.", danger: true })}>
        Tell of a failure
      </Button>
      <Button
        onClick={() =>
          showToast({ message: "Deleted.", actions: [{ label: "Undo", onClick: close }] })
        }
      >
        Tell with a way back
      </Button>
      {open === "dialog" && (
        <Dialog title="A dialog" onClose={close} footer={<Button onClick={close}>Done</Button>}>
          <p>{longGerman}</p>
        </Dialog>
      )}
      {open === "drawer" && (
        <Drawer title="A drawer" onClose={close}>
          <p>{longGerman}</p>
        </Drawer>
      )}
      {open === "confirm" && (
        <ConfirmDialog
          danger
          title="Delete the product?"
          text="It lies in the trash for 30 days."
          confirm="Delete"
          cancel="Cancel"
          onConfirm={close}
          onClose={close}
        />
      )}
    </>
  );
}
