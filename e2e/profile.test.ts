import { expect, test } from "vitest";
import { expectAccessible, newPage, signedIn, signIn, visit } from "./browser.ts";

/** A picture of sixteen dots, for the lack of a photograph. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12P4n50NRwzEcQADwR1RH4LkpgAAAABJRU5ErkJggg==",
  "base64",
);

test("a profile is filled in, saved, and guarded while it is not", async () => {
  const page = await signedIn("user@neroli.example", "/user/profile", {
    mayLog: /status of 4\d\d/,
  });
  const form = page.getByRole("form", { name: "My profile" });
  await page.getByText("Nothing has been changed yet.").waitFor();
  await expectAccessible(page);

  await form.getByLabel("Last name").fill("");
  await form.getByLabel("Phone number").fill("+33 1 23 45 67 89");
  await form.getByLabel("Job title").fill("Regulatory lead");
  await expect.poll(() => form.getByLabel("Phone number").inputValue()).toBe("(+33) 1 23 45 67 89");
  await form.getByLabel("LinkedIn").fill("facebook.com/noemie");
  await form.getByRole("button", { name: "Add a language" }).click();
  await form
    .getByRole("combobox", { name: "Language", exact: true })
    .selectOption({ label: "Portuguese" });
  await form.getByLabel("Level").selectOption({ label: "Native or bilingual" });
  await form.getByLabel("Messages in requests").selectOption({ label: "Only here" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByRole("button", { name: "Last name: Please fill this in." }).click();
  await page.keyboard.type("Lacroix-Sá");
  await form
    .getByRole("button", { name: "Please enter the address of your page at LinkedIn." })
    .click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("linkedin.com/in/noemie");

  // Leaving asks, and a reload brings back what was typed.
  await page.getByRole("banner").getByRole("link", { name: "Suppliers" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Stay here" }).last().click();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await form.getByText("What you had typed before is here again.").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Profile saved").waitFor();

  await visit(page, "/user/profile");
  await expect.poll(() => form.getByLabel("Last name").inputValue()).toBe("Lacroix-Sá");
  await expect
    .poll(() => form.getByLabel("LinkedIn").inputValue())
    .toBe("https://linkedin.com/in/noemie");
  await expect
    .poll(() => form.getByRole("combobox", { name: "Language", exact: true }).inputValue())
    .toBe("pt");
  await expect.poll(() => form.getByLabel("Messages in requests").inputValue()).toBe("HERE");

  const file = form.getByLabel("Your picture", { exact: true });
  await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no") });
  await form.getByText("This is not a picture we can read.", { exact: false }).waitFor();
  await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  await page.getByText("Picture saved").waitFor();
  await page.getByRole("banner").locator("img").waitFor();
});

test("another window's change is told, and nothing typed is lost", async () => {
  const page = await signedIn("editor@neroli.example", "/user/profile", {
    mayLog: /status of 409/,
  });
  const other = await page.context().newPage();
  await visit(other, "/user/profile");
  await page.getByLabel("Job title").fill("Editor in chief");
  await other.getByLabel("Job title").fill("Copy editor");
  await other.getByRole("button", { name: "Save" }).click();
  await other.getByText("Profile saved").waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your profile was changed meanwhile", { exact: false }).waitFor();
  await expect.poll(() => page.getByLabel("Job title").inputValue()).toBe("Editor in chief");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Profile saved").waitFor();
});

test("a changed password is asked for from then on", async () => {
  const page = await signedIn("hannah.ridley@brightwater-home.example", "/user/profile", {
    mayLog: /status of 400/,
  });
  const current = page.getByRole("textbox", { name: "Current password" });
  const chosen = page.getByRole("textbox", { name: "New password" });
  const password = "wintry orchards hum softly";
  await current.fill("not the password");
  await chosen.fill(password);
  await chosen.press("Enter");
  await page.getByText("This is not your current password.").waitFor();
  await current.fill("neroli-demo");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Password changed. Other devices have been signed out.").waitFor();

  const elsewhere = await newPage();
  await visit(elsewhere, "/requests");
  await signIn(elsewhere, "hannah.ridley@brightwater-home.example", password);
});
