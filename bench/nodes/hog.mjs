// Takes as many megabytes as it is told and keeps them.
const step = 8;
const taken = [];
for (let megabytes = 0; megabytes < Number(process.argv[2]); megabytes += step) {
  taken.push(Buffer.alloc(step * 1024 * 1024, 1));
}
setInterval(() => taken.length, 60_000);
