import { expect, test } from "vitest";
import { hideToast, readToasts, showToast } from "./toast-list.ts";

const shown = () => readToasts().map(({ message }) => message);

test("what says the same and offers nothing stands once, as a new one", () => {
  const first = showToast({ message: "Not saved", danger: true });
  const again = showToast({ message: "Not saved", danger: true });
  expect(again).not.toBe(first);
  expect(shown()).toEqual(["Not saved"]);
  showToast({ id: again, message: "Saved" });
  expect(shown()).toEqual(["Saved"]);
  hideToast(again);
  expect(shown()).toEqual([]);
});

test("what can be taken back, goes on or stays stands for itself", () => {
  const undo = { label: "Undo", onClick: () => {} };
  const ids = [
    showToast({ message: "Bookmark removed." }),
    showToast({ message: "Bookmark removed.", actions: [undo] }),
    showToast({ message: "Bookmark removed.", actions: [undo] }),
    showToast({ message: "Bookmark removed.", loading: true }),
    showToast({ message: "Bookmark removed.", stays: true }),
    showToast({ message: "Bookmark removed.", title: "Velourine" }),
  ];
  expect(new Set(ids).size).toBe(6);
  expect(shown()).toHaveLength(6);
  for (const id of ids) hideToast(id);
});
