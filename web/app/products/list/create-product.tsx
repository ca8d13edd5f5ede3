import { links } from "@neroli/contract/access/links.ts";
import { type Offering, type Segment, segmentsOf } from "@neroli/contract/enumerations/products.ts";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { CompanyPicker, type PickedCompany } from "../../kernel/company-picker.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioField } from "../../ui/fields/check-field.tsx";
import layout from "../../ui/layout.module.css";

interface CreateProductProps {
  offering: Offering;
  support: boolean;
  /** The one that is looked at; support may choose another. */
  company: PickedCompany | null;
}

/** The way to an empty editor: it needs to know the segment, and of support the company. */
export function CreateProduct(props: CreateProductProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { offering } = props;
  return (
    <>
      <Button variant="strong" size="small" onClick={() => setOpen(true)}>
        {t(`products-admin.create.${offering}`)}
      </Button>
      {open && <CreateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog(props: CreateProductProps & { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { offering, support, onClose } = props;
  const [company, setCompany] = useState(props.company);
  const [segment, setSegment] = useState<Segment>("PERSONALCARE");
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (company) void navigate(links.createProduct({ offering, company: company.key, segment }));
  };
  return (
    <Dialog onClose={onClose} title={t(`products-admin.create.${offering}`)}>
      <form noValidate onSubmit={submit}>
        <div className={layout.stack}>
          {support && (
            <CompanyPicker
              required
              label={t("products-admin.create.company")}
              placeholder={t("products-admin.company.type")}
              value={company}
              error={tried && !company ? t("products-admin.create.company.needed") : undefined}
              onChange={setCompany}
            />
          )}
          <RadioField
            legend={t("products-admin.create.segment")}
            hint={t("products-admin.create.segment.why")}
            choices={segmentsOf[offering].map((each) => ({
              value: each,
              label: t(`segments.${each}`),
            }))}
            value={segment}
            onChange={(value) =>
              setSegment(segmentsOf[offering].find((each) => each === value) ?? segment)
            }
          />
          <div className={layout.actions}>
            <Button onClick={onClose}>{t("table.cancel")}</Button>
            <Button variant="primary" type="submit">
              {t("products-admin.create.go")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
