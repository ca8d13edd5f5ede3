// Written by npm run generate from the body of POST /quote-templates.
import type { FormConstraints } from "../../kernel/constraints.ts";

export const template: FormConstraints = {
  type: "group",
  fields: {
    name: {
      type: "text",
      trim: true,
      min: 1,
      max: 120,
    },
    draft: {
      type: "group",
      fields: {
        lines: {
          type: "list",
          each: {
            type: "group",
            fields: {
              id: {
                type: "text",
                trim: true,
                max: 80,
                optional: true,
              },
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
                max: 300,
              },
              quantity: {
                type: "group",
                fields: {
                  value: {
                    type: "text",
                    trim: true,
                    max: 40,
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
                    trim: true,
                    max: 40,
                  },
                  currency: {
                    type: "text",
                    trim: true,
                    max: 40,
                  },
                  per: {
                    type: "group",
                    fields: {
                      value: {
                        type: "text",
                        trim: true,
                        max: 40,
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
                          trim: true,
                          max: 40,
                        },
                        unit: {
                          type: "choice",
                          of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
                        },
                      },
                    },
                    amount: {
                      type: "text",
                      trim: true,
                      max: 40,
                    },
                  },
                },
                max: 20,
              },
              moq: {
                type: "group",
                fields: {
                  value: {
                    type: "text",
                    trim: true,
                    max: 40,
                  },
                  unit: {
                    type: "choice",
                    of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
                  },
                },
              },
              pack: {
                type: "group",
                fields: {
                  value: {
                    type: "text",
                    trim: true,
                    max: 40,
                  },
                  unit: {
                    type: "choice",
                    of: ["mg", "g", "kg", "oz", "lb", "st", "t", "ml", "l", "m3", "cup", "fl oz"],
                  },
                },
              },
              active_matter: {
                type: "text",
                trim: true,
                max: 40,
              },
              density: {
                type: "text",
                trim: true,
                max: 40,
              },
              incoterm: {
                type: "text",
                trim: true,
                max: 40,
              },
              place: {
                type: "text",
                trim: true,
                max: 120,
              },
              lead_time_days: {
                type: "text",
                trim: true,
                max: 40,
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
                      of: ["", "INCLUDED", "AMOUNT", "UNKNOWN"],
                    },
                    amount: {
                      type: "text",
                      trim: true,
                      max: 40,
                    },
                  },
                },
                max: 4,
              },
            },
          },
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
                of: ["", "INCLUDED", "AMOUNT", "UNKNOWN"],
              },
              amount: {
                type: "text",
                trim: true,
                max: 40,
              },
            },
          },
          max: 4,
        },
        valid_until: {
          type: "text",
          trim: true,
          max: 40,
        },
        payment_terms: {
          type: "text",
          trim: true,
          max: 40,
        },
        note: {
          type: "text",
          trim: true,
          max: 5000,
        },
        attachments: {
          type: "list",
          each: {
            type: "text",
            format: "uuid",
          },
          max: 10,
        },
      },
    },
  },
};
