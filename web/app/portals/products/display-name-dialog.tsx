import { eventProduct } from "@neroli/contract/portals/forms/event-product.gen.ts";
import type { EventProduct } from "@neroli/contract/portals/products.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../../kernel/client.ts";
import { FormDialog } from "../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { productsKey, shownName } from "./product-queries.ts";

interface DisplayNameProps {
  event: string;
  product: EventProduct;
  onClose: () => void;
}

/** What a product goes by in the event; empty, by its own name. */
export function DisplayNameDialog({ event, product, onClose }: DisplayNameProps) {
  const t = useT();
  const queries = useQueryClient();
  const params = { companyKey: product.company.key, event, productKey: product.key };
  const one = "/companies/:companyKey/events/:event/products/:productKey";
  const form = useEntryForm({
    constraints: eventProduct,
    base: product,
    valuesOf: ({ display_name }) => ({ display_name: display_name ?? "" }),
    toBody: ({ display_name }, { version, enabled, promoted }) => ({
      ...{ version, enabled, promoted, display_name: display_name.trim() || null },
    }),
    send: (body) => api(`PUT ${one}`, { params, body }),
    onSent: (saved) => {
      void queries.invalidateQueries({ queryKey: productsKey(event) });
      tellDone(t("portal-products.said.renamed", { name: shownName(saved) }));
      onClose();
    },
    theirsOf: async (error) => (hasCode(error, "conflict") ? api(`GET ${one}`, { params }) : null),
    draft: ({ key, version }) => ({ key: `event-product.${event}.${key}.${version}` }),
  });
  const theirs = form.conflict?.theirs;
  return (
    <FormDialog
      title={t("portal-products.rename.which", { name: product.name })}
      form={form}
      submit={t("table.form.save")}
      failed={t("portal-products.not-saved")}
      conflict={
        theirs && t("portal-products.conflict", { name: theirs.display_name || product.name })
      }
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t("portal-products.display-name")}
        hint={t("portal-products.display-name.hint", { name: product.name })}
        {...form.field("display_name")}
      />
    </FormDialog>
  );
}
