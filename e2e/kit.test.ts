// One file, so that one server does for both: two of development, of one tree, write the same files.
import "./kit/charts.ts";
import "./kit/controls.ts";
