import { expect, test } from "./test.ts";

/** A press takes the button's place in 30 turns of a scheduler like React's, and then by an answer. */
const PAGE = `<!doctype html><button>old</button><script>
  const replace = (text) => (document.querySelector("button").outerHTML = "<button>" + text + "</button>");
  const channel = new MessageChannel();
  let turns = 0;
  channel.port1.onmessage = () => {
    turns += 1;
    const until = performance.now() + 5;
    while (performance.now() < until);
    if (turns < 30) channel.port2.postMessage(null);
    else fetch("/slow").then(() => replace("new"));
  };
  document.querySelector("button").onclick = () => channel.port2.postMessage(null);
</script>`;

test("what is pressed next is looked for when the page rests, in every context", async ({
  browser,
  page,
}) => {
  const other = await browser.newContext();
  for (const at of [page, await other.newPage()]) {
    await at.route("**/slow", async (route) => await route.fulfill({ body: "answer" }));
    await at.route("**/resting", async (route) => {
      await route.fulfill({ contentType: "text/html", body: PAGE });
    });
    await at.goto("http://resting.test/resting");
    await at.getByRole("button").click();
    await at.getByRole("button").hover();
    expect(await at.getByRole("button").innerText()).toBe("new");
  }
  await other.close();
});
