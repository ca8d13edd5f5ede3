import { isCurrency } from "@neroli/contract/kernel/formats/currency.ts";
import { changeView } from "@neroli/contract/rounds/change-view.ts";
import { offerSorts, readWeights, weightsText } from "@neroli/contract/rounds/compare.ts";
import type { Round } from "@neroli/contract/rounds/schema.ts";
import type { RoundViewChange, RoundWeights } from "@neroli/contract/rounds/view.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { useAddress } from "../kernel/table-state.ts";
import { tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";

/**
 * How the offers are compared: as the address says, so that a link shows colleagues the same; else as
 * it was kept with the round last.
 */
export function useCompared(round: Round) {
  const { params, change: go } = useAddress();
  const keep = useKeepView(round);
  const asked = params.get("currency") ?? "";
  const currency = isCurrency(asked) ? asked : round.view.currency;
  const weights = readWeights(params.get("weights") ?? "") ?? round.view.weights;
  const hidden = new Set((params.get("hidden") ?? "").split(",").filter(Boolean));
  const sort = offerSorts.find((each) => each === params.get("sort")) ?? "cost";
  const { marks, choice } = round.view;
  const save = (change: RoundViewChange) => {
    if (round.can.compare.allowed) keep(change);
  };
  return {
    ...{ currency, weights, hidden, sort, marks, choice },
    setCurrency: (next: string) => {
      go({ currency: next });
      save({ currency: next });
    },
    setWeights: (next: RoundWeights) => {
      go({ weights: weightsText(next) });
      save({ weights: next });
    },
    setSort: (next: string) => go({ sort: next }),
    setHidden: (keys: ReadonlySet<string>) => go({ hidden: [...keys].join(",") }),
    save,
  };
}
export type Compared = ReturnType<typeof useCompared>;

function useKeepView(round: Round) {
  const t = useT();
  const queries = useQueryClient();
  const key = ["rounds", "detail", round.key];
  const { mutate } = useMutation({
    mutationFn: (body: RoundViewChange) =>
      api("PUT /rounds/:roundKey/view", { params: { roundKey: round.key }, body }),
    // What was chosen is shown at once, and as it was when it cannot be kept.
    onMutate: (change) =>
      queries.setQueryData<Round>(key, (known = round) => ({
        ...known,
        view: changeView(known.view, change),
      })),
    onError: (error) => {
      tellFailure(error, t);
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  return mutate;
}
