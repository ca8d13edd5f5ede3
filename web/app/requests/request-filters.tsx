import { requestTypes } from "@neroli/contract/requests/states.ts";
import { useT } from "../kernel/phrases.tsx";
import { shownStatuses, useFilters } from "./filters.ts";
import classes from "./requests.module.css";

export function RequestFilters() {
  const t = useT();
  const { filters, change } = useFilters();
  return (
    <search className={classes.filters} aria-label={t("request-center.filters")}>
      <select
        aria-label={t("request-center.type")}
        value={filters.type}
        onChange={(event) => change({ type: event.currentTarget.value })}
      >
        <option value="">
          {t("request-center.type")}: {t("request-center.all")}
        </option>
        {requestTypes.map((type) => (
          <option key={type} value={type}>
            {t(`request-center.type.${type}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t("request-center.status")}
        value={filters.status}
        onChange={(event) => change({ status: event.currentTarget.value })}
      >
        <option value="">
          {t("request-center.status")}: {t("request-center.all")}
        </option>
        {shownStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`request-center.status.${status}`)}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={t("request-center.text")}
        placeholder={t("request-center.text")}
        defaultValue={filters.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </search>
  );
}
