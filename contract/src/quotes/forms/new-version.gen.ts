// Written by npm run generate from the body of POST /requests/:requestKey/quote/send.
import type { FormConstraints } from "../../kernel/constraints.ts";
import { amountIsSaid, atMostAll, offerEndsLater } from "../form-rules.ts";

export const newVersion: FormConstraints = {
  type: "group",
  fields: {
    version: {
      type: "number",
      whole: true,
      min: 0,
    },
    content: {
      type: "group",
      fields: {
        lines: {
          type: "list",
          each: {
            type: "group",
            fields: {
              answers: {
                type: "text",
                min: 1,
                max: 120,
                format: "key",
                nullable: true,
              },
              product: {
                type: "text",
                min: 1,
                max: 120,
                format: "key",
                nullable: true,
              },
              name: {
                type: "text",
                trim: true,
                min: 1,
                max: 300,
              },
              quantity: {
                type: "group",
                fields: {
                  value: {
                    type: "text",
                    format: "decimal",
                  },
                  unit: {
                    type: "choice",
                    of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
                  },
                },
              },
              price: {
                type: "group",
                fields: {
                  amount: {
                    type: "text",
                    format: "decimal",
                  },
                  currency: {
                    type: "text",
                    format: "currency",
                  },
                  per: {
                    type: "group",
                    fields: {
                      value: {
                        type: "text",
                        format: "decimal",
                      },
                      unit: {
                        type: "choice",
                        of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
                      },
                    },
                  },
                },
              },
              breaks: {
                type: "list",
                each: {
                  type: "group",
                  fields: {
                    from: {
                      type: "group",
                      fields: {
                        value: {
                          type: "text",
                          format: "decimal",
                        },
                        unit: {
                          type: "choice",
                          of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
                        },
                      },
                    },
                    amount: {
                      type: "text",
                      format: "decimal",
                    },
                  },
                },
                max: 20,
                optional: true,
              },
              moq: {
                type: "group",
                fields: {
                  value: {
                    type: "text",
                    format: "decimal",
                  },
                  unit: {
                    type: "choice",
                    of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
                  },
                },
                optional: true,
              },
              pack: {
                type: "group",
                fields: {
                  value: {
                    type: "text",
                    format: "decimal",
                  },
                  unit: {
                    type: "choice",
                    of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
                  },
                },
                optional: true,
              },
              active_matter: {
                type: "text",
                format: "decimal",
                rules: [atMostAll],
                optional: true,
              },
              density: {
                type: "text",
                format: "decimal",
                optional: true,
              },
              incoterm: {
                type: "choice",
                of: ["EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP", "FAS", "FOB", "CFR", "CIF"],
              },
              place: {
                type: "text",
                trim: true,
                min: 1,
                max: 120,
              },
              lead_time_days: {
                type: "number",
                whole: true,
                min: 0,
                max: 3650,
              },
              charges: {
                type: "list",
                each: {
                  type: "group",
                  fields: {
                    kind: {
                      type: "choice",
                      of: ["FREIGHT", "INSURANCE", "DUTY", "PACKAGING"],
                    },
                    state: {
                      type: "choice",
                      of: ["INCLUDED", "AMOUNT", "UNKNOWN"],
                    },
                    amount: {
                      type: "group",
                      fields: {
                        minor: {
                          type: "number",
                          whole: true,
                          min: 0,
                          max: 999999999999,
                        },
                        currency: {
                          type: "text",
                          format: "currency",
                        },
                      },
                      optional: true,
                    },
                  },
                  rules: [amountIsSaid],
                },
                max: 4,
                optional: true,
              },
            },
          },
          min: 1,
          max: 100,
        },
        charges: {
          type: "list",
          each: {
            type: "group",
            fields: {
              kind: {
                type: "choice",
                of: ["FREIGHT", "INSURANCE", "DUTY", "PACKAGING"],
              },
              state: {
                type: "choice",
                of: ["INCLUDED", "AMOUNT", "UNKNOWN"],
              },
              amount: {
                type: "group",
                fields: {
                  minor: {
                    type: "number",
                    whole: true,
                    min: 0,
                    max: 999999999999,
                  },
                  currency: {
                    type: "text",
                    format: "currency",
                  },
                },
                optional: true,
              },
            },
            rules: [amountIsSaid],
          },
          max: 4,
          optional: true,
        },
        valid_until: {
          type: "text",
          format: "date",
          rules: [offerEndsLater],
        },
        payment_terms: {
          type: "choice",
          of: ["PIA", "NET_7", "NET_10", "NET_30", "NET_60", "NET_90", "NET_1_10__30", "EOM", "MFI_21", "COD", "CASH_ACCOUNT", "LETTER_OF_CREDIT", "BILL_OF_EXCHANGE", "CND", "CBS", "CIA", "CWO", "MD_1", "MD_2", "CONTRA", "STAGE_PAYMENT"],
        },
        note: {
          type: "text",
          trim: true,
          max: 5000,
          optional: true,
        },
        attachments: {
          type: "list",
          each: {
            type: "text",
            format: "uuid",
          },
          max: 10,
          optional: true,
        },
      },
    },
  },
};
