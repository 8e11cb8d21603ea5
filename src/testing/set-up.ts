/** Vitest runs this file before each file of drawn tests; what it imports runs once in a process. */
import "./wait-for-react.ts";
