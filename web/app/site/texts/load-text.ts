import type { RouterContextProvider } from "react-router";
import { onlyHere } from "../../kernel/only-here.ts";
import { pageLanguage } from "../../language/phrases.tsx";
import { requestLanguage } from "../../language/request-language.ts";
import { readText } from "./read-text.ts";
import type { Text } from "./text.ts";

interface ServerArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export function loadTextOnServer({ request, context }: ServerArgs, name: string): Promise<Text> {
  onlyHere(context);
  return readText(name, requestLanguage(request));
}

export const loadTextInBrowser = (name: string): Promise<Text> => readText(name, pageLanguage());
