import type { DemoWorld } from "./demo-world.ts";
import { seedAiManager } from "./ai-manager/seed-ai-manager.ts";
import { seedServiceTalks } from "./customer-service/seed-service-talks.ts";
import { seedBooks } from "./books/seed-books.ts";
import { seedCollection } from "./collection/seed-collection.ts";
import { seedSocialCollection } from "./collection/seed-social-collection.ts";
import { seedSalary } from "./salary/seed-salary.ts";
import { seedBookkeeping } from "./bookkeeping/seed-bookkeeping.ts";
import { seedCompliance } from "./compliance/seed-compliance.ts";
import { seedOpportunity } from "./opportunity/seed-opportunity.ts";
import { seedVisits } from "./visit/seed-visits.ts";
import { seedDelegation } from "./delegation/seed-delegation.ts";
import { seedFees } from "./fee/seed-fees.ts";
import { seedFeedback } from "./feedback/seed-feedback.ts";
import { seedWorkOrders } from "./work-order/seed-work-orders.ts";
import { seedForecasts } from "./tax/seed-forecasts.ts";
import { seedIncomeTax } from "./tax/seed-income-tax.ts";
import { seedTax } from "./tax/seed-tax.ts";
import { seedBindings } from "./mini-program/seed-bindings.ts";
import { seedChats } from "./chat/seed-chats.ts";
import { seedCustomerProfiles } from "./customer-profile/seed-customer-profiles.ts";
import { seedTextTemplates } from "./mass-text/seed-text-templates.ts";
import { seedNotices } from "./notice/seed-notices.ts";
import { seedReports } from "./report/seed-reports.ts";
import { seedAuthDomains } from "./session/seed-auth-domains.ts";
import { seedTenantLogos } from "./session/seed-tenant-logos.ts";
import { seedRights } from "./rights/seed-rights.ts";
import { seedTasks } from "./task/seed-tasks.ts";
import { seedSavedFilters } from "./user-setting/seed-saved-filters.ts";

/** The data areas in the order in which they build on each other. */
const AREAS: readonly ((world: DemoWorld) => Promise<void>)[] = [
  seedTax,
  seedBooks,
  seedIncomeTax,
  seedForecasts,
  seedCollection,
  seedSocialCollection,
  seedSalary,
  seedBookkeeping,
  seedDelegation,
  seedFees,
  seedFeedback,
  seedOpportunity,
  seedCompliance,
  seedVisits,
  seedWorkOrders,
  seedTextTemplates,
  seedNotices,
  seedChats,
  seedRights,
  seedReports,
  seedAuthDomains,
  seedAiManager,
  seedBindings,
  seedCustomerProfiles,
  seedTasks,
  seedSavedFilters,
  seedTenantLogos,
  seedServiceTalks,
];

/** The areas that are about the firm itself, however many clients it has. */
const OF_THE_FIRM: ReadonlySet<(typeof AREAS)[number]> = new Set([
  seedTextTemplates,
  seedNotices,
  seedRights,
  seedReports,
  seedAuthDomains,
  seedTenantLogos,
  seedAiManager,
  seedServiceTalks,
  seedTasks,
  seedSavedFilters,
]);

/** Fills a firm with what its staff have done in the last two years; for an added cohort, what they did for its clients. */
export async function seedAreas(world: DemoWorld): Promise<void> {
  for (const seedArea of AREAS) {
    if (world.cohort.number === 0 || !OF_THE_FIRM.has(seedArea)) await seedArea(world);
  }
}
