import { links } from "@neroli/contract/access/links.ts";
import { projectCategories } from "@neroli/contract/enumerations/projects.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioField } from "../../ui/fields/check-field.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { foldText } from "../../ui/fold-text.ts";
import layout from "../../ui/layout.module.css";
import { SearchField } from "../../ui/search-field.tsx";
import { api } from "../client.ts";
import { useCloseQuestion } from "../forms/use-close-question.tsx";
import { tellDone, tellWaiting } from "../toast.tsx";
import { useSendKeys } from "../use-send-keys.ts";
import type { ProductToAdd } from "./choosing.ts";

const fresh = "new";
const titleLength = 200;
/** So many projects are found by words rather than by looking. */
const many = 8;

interface AddDialogProps {
  products: readonly ProductToAdd[];
  /** Whose projects these are. */
  company: string;
  onClose: () => void;
}

/** The project that products are added to: one there is, or one that is begun for them. */
export default function AddDialog({ products, company, onClose }: AddDialogProps) {
  const t = useT();
  const [first] = products;
  const single = products.length === 1 ? first : undefined;
  const found = useAvailable(company, single);
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const [title, setTitle] = useState("");
  const [category, setCategory] =
    useState<(typeof projectCategories)[number]>("PRODUCT_DEVELOPMENT");
  const [tried, setTried] = useState(false);
  const projects = found.data?.content ?? [];
  const place = chosen ?? projects.find(({ holds }) => !holds)?.key ?? (found.data ? fresh : null);
  const add = useAdding({ products, company, onClose });
  const untitled = place === fresh && title.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (untitled || place === null || add.isPending) return;
    add.mutate(place === fresh ? { title: title.trim(), category } : { key: place });
  };
  const failure = add.error ?? found.error;
  const changed = place === fresh && title.trim() !== "" && !add.isPending;
  const { close, question } = useCloseQuestion({ changed, onClose });
  const shown = projects.filter((project) => foldText(project.title).includes(foldText(words)));
  return (
    <Dialog onClose={close} title={t("add-to-project.choose", { count: products.length })}>
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {single && <p className={layout.text}>{single.name}</p>}
          {failure && (
            <Note tone="bad" urgent>
              {sentenceOf(failure, t)}
            </Note>
          )}
          {projects.length > many && (
            <SearchField alone label={t("add-to-project.find")} value={words} onSearch={setWords} />
          )}
          <div aria-busy={!found.data}>
            <RadioField
              data-autofocus
              legend={t("add-to-project.project")}
              value={place ?? ""}
              onChange={setChosen}
              choices={[
                ...shown.map((project) => ({
                  value: project.key,
                  label: project.title,
                  ...(project.holds && { hint: t("add-to-project.holds") }),
                })),
                { value: fresh, label: t("add-to-project.new") },
              ]}
            />
          </div>
          {place === fresh && (
            <>
              <TextField
                required
                label={t("add-to-project.title")}
                maxLength={titleLength}
                value={title}
                error={tried && untitled ? t("add-to-project.title.needed") : undefined}
                onChange={(event) => setTitle(event.currentTarget.value)}
              />
              <ChoiceField
                label={t("add-to-project.category")}
                choices={projectCategories.map((value) => ({
                  value,
                  label: t(`add-to-project.category.${value}`),
                }))}
                value={category}
                onChange={({ currentTarget: { value } }) =>
                  setCategory(projectCategories.find((each) => each === value) ?? category)
                }
              />
            </>
          )}
          <div className={layout.actions}>
            <Button onClick={close}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit" loading={add.isPending}>
              {t("add-to-project.do")}
            </Button>
          </div>
        </div>
      </form>
      {question}
    </Dialog>
  );
}

function useAvailable(company: string, product: ProductToAdd | undefined) {
  const query = product && {
    product: product.key,
    company: product.company_key,
    segment: product.segment,
  };
  return useQuery({
    queryKey: ["projects", "available", company, product?.key ?? ""],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/projects/available", {
        params: { companyKey: company },
        ...(query && { query }),
        signal,
      }),
    gcTime: 0,
  });
}

type Chosen = { key: string } | { title: string; category: (typeof projectCategories)[number] };

function useAdding({ products, company, onClose }: AddDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useSendKeys();
  const named =
    products.length === 1
      ? (products[0]?.name ?? "")
      : t("add-to-project.several", { count: products.length });
  return useMutation({
    mutationFn: async (chosen: Chosen) => {
      // Spec 8: said while it is done.
      const waiting = tellWaiting(t("add-to-project.adding", { name: named }));
      try {
        const params = { companyKey: company };
        const projectKey =
          "key" in chosen
            ? chosen.key
            : (
                await api("POST /companies/:companyKey/projects", {
                  params,
                  body: chosen,
                  key: keyOf(`${chosen.category} ${chosen.title}`),
                })
              ).key;
        await api("POST /companies/:companyKey/projects/:projectKey/products/bulk", {
          params: { companyKey: company, projectKey },
          body: { products: products.map(({ key }) => key) },
        });
        return projectKey;
      } finally {
        waiting.close();
      }
    },
    onSuccess: (key) => {
      tellDone(t("add-to-project.added", { count: products.length }), {
        label: t("add-to-project.open"),
        onClick: () => void navigate(links.project({ company, key })),
      });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ["projects"] }),
  });
}
