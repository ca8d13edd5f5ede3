/** The circles in a graph of name -> names, each as the path back to its first name. */
export function findCircles(graph) {
  const done = new Set();
  const circles = [];
  const visit = (name, trail) => {
    const at = trail.indexOf(name);
    if (at >= 0) circles.push([...trail.slice(at), name]);
    if (at >= 0 || done.has(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return circles;
}
