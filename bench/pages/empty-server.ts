import Fastify from "fastify";

const port = Number(process.argv[2]);
const app = Fastify();
app.get("/", async () => ({ hello: "world" }));
await app.listen({ port, host: "::" });
console.log(`http://localhost:${port}`);
