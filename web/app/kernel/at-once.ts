import { useState } from "react";

/**
 * A value that its owner (an address, the server) tells back only a moment later: what was chosen
 * shows at once, so that no box springs back under the finger, and what the owner tells then stands.
 */
export function useAtOnce<Value>(told: Value): [Value, (chosen: Value) => void] {
  const [known, setKnown] = useState(told);
  const [shown, setShown] = useState(told);
  if (known !== told) {
    setKnown(told);
    setShown(told);
  }
  return [shown, setShown];
}
