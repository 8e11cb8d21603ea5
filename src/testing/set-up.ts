/** Vitest runs this file before each file of drawn tests; what it imports runs once in a process. */
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import "./wait-for-react.ts";

// Files share the page: what one leaves drawn would hear the keys of the next.
afterEach(cleanup);
