// Mantine's breakpoints in CSS are ours (spec 9), in em of 16 px.
export default {
  plugins: {
    "postcss-preset-mantine": {},
    "postcss-simple-vars": {
      variables: {
        "mantine-breakpoint-xs": "36em",
        "mantine-breakpoint-sm": "36em",
        "mantine-breakpoint-md": "48em",
        "mantine-breakpoint-lg": "62em",
        "mantine-breakpoint-xl": "75em",
      },
    },
  },
};
