import { expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, visit } from "./browser.ts";
import { requestWith } from "./request-steps.ts";

const phone = { width: 390, height: 844 };

test("a sample goes its way on two phones, from the question to what the buyer thinks of it", async () => {
  const buyer = await signedIn(
    "buyer@neroli.example",
    "/ingredients/permalink/velourine-b5",
    phone,
  );
  await buyer.getByRole("button", { name: "Request a sample" }).first().click();
  const asking = buyer.getByRole("dialog", { name: "Request a sample" });
  const words = crypto.randomUUID();
  await asking.getByLabel("Message").fill(words);
  await asking.getByLabel("Street and number").fill("Elbchaussee 1");
  await asking.getByLabel("Postal code").fill("22765");
  await asking.getByLabel("City").fill("Hamburg");
  await asking.getByLabel("Country").selectOption("DE");
  await asking.getByRole("button", { name: "Send request" }).click();
  await buyer.getByText("Request sent").waitFor();
  const key = await requestWith(buyer, words);

  const supplier = await signedIn("manager@neroli.example", `/requests?requestId=${key}`, phone);
  const theirs = supplier.getByRole("region", { name: "Sample", exact: true });
  const dialog = (name: string) => supplier.getByRole("dialog", { name });
  await theirs.getByRole("button", { name: "Approve sample" }).click();
  const approve = dialog("Approve sample");
  await approve.getByLabel("An amount").check();
  await approve.getByRole("button", { name: "Approve sample" }).click();
  await approve.getByText("Please check the marked fields.").waitFor();
  await approve.getByLabel("Cost of shipping").fill("9.50");
  await approve.getByRole("button", { name: "Approve sample" }).click();
  await theirs.getByText(/Shipping costs EUR.9\.50/).waitFor();

  // Taken back, and given again.
  await theirs.getByRole("button", { name: "Take approval back" }).click();
  await dialog("Take approval back").getByRole("button", { name: "Take approval back" }).click();
  await theirs.getByRole("button", { name: "Approve sample" }).click();
  await approve.getByRole("button", { name: "Approve sample" }).click();
  await theirs.getByText("Shipping is free").waitFor();

  await theirs.getByRole("button", { name: "Mark as shipped" }).click();
  const ship = dialog("Mark as shipped");
  await ship.getByLabel("Carrier").fill("DHL");
  await ship.getByLabel("Link to follow the parcel").fill("javascript:alert(1)");
  await ship.getByRole("button", { name: "Mark as shipped" }).click();
  await ship.getByText("Give a website such as www.example.com.").waitFor();
  await ship.getByLabel("Link to follow the parcel").fill("dhl.example/JD01");
  await expectAccessible(supplier);
  await ship.getByRole("button", { name: "Mark as shipped" }).click();
  await theirs.getByRole("link", { name: "Follow the parcel" }).waitFor();
  await noOverflow(supplier);

  await visit(buyer, `/requests?requestId=${key}`);
  const ours = buyer.getByRole("region", { name: "Sample", exact: true });
  const link = ours.getByRole("link", { name: "Follow the parcel" });
  await expect.poll(() => link.getAttribute("href")).toBe("https://dhl.example/JD01");
  await ours.getByRole("button", { name: "Confirm receipt" }).click();
  const arrived = buyer.getByRole("dialog", { name: "Confirm receipt" });
  await arrived.getByRole("button", { name: "Confirm receipt" }).click();

  // By keyboard alone: the dialog opens at the score, and Escape would ask before it closes.
  const evaluate = ours.getByRole("button", { name: "Evaluate sample" });
  await evaluate.focus();
  await buyer.keyboard.press("Enter");
  const judging = buyer.getByRole("dialog", { name: "Evaluate sample" });
  await judging.getByLabel("4 – good").focus();
  await buyer.keyboard.press("Space");
  await judging.getByLabel("Notes").fill("Soft, without smell");
  await judging.getByRole("button", { name: "Save" }).press("Enter");
  await ours.getByText("Only the buyer's side reads this.").waitFor();
  await expectAccessible(buyer);
  await noOverflow(buyer);

  await visit(supplier, `/requests?requestId=${key}`);
  await theirs.getByText("Delivered").waitFor();
  await expect.poll(() => supplier.getByText("Soft, without smell").count()).toBe(0);
  await ours.getByRole("button", { name: "Change evaluation" }).click();
  const again = buyer.getByRole("dialog", { name: "Change evaluation" });
  await again.getByLabel("The supplier, too").check();
  await again.getByRole("button", { name: "Save" }).click();
  await ours.getByText("Both sides read this.").waitFor();
  await visit(supplier, `/requests?requestId=${key}`);
  await theirs.getByText("Soft, without smell").waitFor();
  await supplier.getByText("What happened").click();
  await supplier.getByText(/evaluated the sample: 4 of 5/).waitFor();
});
