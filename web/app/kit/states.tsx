import { QueryStates } from "../kernel/query-states.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { EmptyState, ErrorState, Skeleton, TooMany } from "../ui/states.tsx";
import { longGerman, Part, Specimen } from "./specimen.tsx";

const query = { data: undefined, error: null, refetch: () => {} };

/** What stands where there is nothing to show. */
export function States() {
  return (
    <Part title="States">
      <Specimen name="On its way">
        <Skeleton rows={2} height={48} />
      </Specimen>
      <Specimen name="Under way: half of it, and nobody knows how much">
        <ProgressBar label="Uploading" value={50} />
        <ProgressBar label="Reading" value={null} />
      </Specimen>
      <Specimen name="Empty">
        <EmptyState
          title="No requests yet"
          text="Here you find what you have asked suppliers for."
          action={<a href="#states">Find ingredients</a>}
        />
      </Specimen>
      <Specimen name="Empty, one sentence in German">
        <EmptyState text={longGerman.repeat(3)} />
      </Specimen>
      <Specimen name="Failed">
        <ErrorState text="The list could not be read." onRetry={() => {}} />
      </Specimen>
      <Specimen name="Failed, and trying again does not help">
        <ErrorState text="This request is gone." />
      </Specimen>
      <Specimen name="Too many">
        <TooMany>The first 200 of 4,812 are shown. Narrow the list to see the others.</TooMany>
      </Specimen>
      <Specimen name="A query on its way, and one that failed">
        <QueryStates query={query}>{() => null}</QueryStates>
        <QueryStates query={{ ...query, error: new Error("The server said no.") }}>
          {() => null}
        </QueryStates>
      </Specimen>
    </Part>
  );
}
