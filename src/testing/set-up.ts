/** Vitest runs this file before each file of drawn tests; what it imports runs once in a process. */
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import "./wait-for-react.ts";

// Files share the page: a component left mounted would receive the keys of the next file.
afterEach(cleanup);
