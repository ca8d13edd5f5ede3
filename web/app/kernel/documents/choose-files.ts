/** Opens the browser's own choice of files; answers none when it was closed again. */
export function chooseFiles(options: { accept: string; multiple: boolean }): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = options.accept;
    input.multiple = options.multiple;
    input.hidden = true;
    const end = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener("change", end, { once: true });
    input.addEventListener("cancel", end, { once: true });
    // Some phones open the choice only for an input that is in the page.
    document.body.append(input);
    input.click();
  });
}
