export const title = "পার্টনার পোর্টাল";
export const shortTitle = "পোর্টাল";
export const description = "পরিবহন কোম্পানির কর্মীদের জন্য রিপোর্ট।";
export const noScript = "পার্টনার পোর্টাল চালাতে JavaScript লাগবে।";
export const missing = "পোর্টাল লোড হয়নি। ইন্টারনেট সংযোগ দেখে পেজটি আবার লোড করুন।";
export const reload = "আবার লোড করুন";
