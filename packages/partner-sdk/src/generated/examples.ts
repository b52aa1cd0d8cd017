// Generated from openapi/partner.yaml by `npx pnpm@10 generate`. Not edited by hand.

const Login = {
  "signedIn": {
    "token": "an-opaque-access-token"
  },
  "newPlace": {
    "token": "an-opaque-access-token",
    "new_places": [
      {
        "at": "2026-06-07T23:12:40+06:00",
        "device": "Chrome on Android"
      }
    ]
  }
};

const User = {
  "severalModules": {
    "user": {
      "id": "7",
      "name": "Rahima Khatun",
      "username": "rahima",
      "phone": "01700-000000"
    },
    "allowed_companies": {
      "intracity_companies": [
        {
          "id": 101,
          "name": "Meghna City Line"
        },
        {
          "id": 102,
          "name": "Padma Metro Bus"
        }
      ],
      "toll_plaza_companies": [
        {
          "id": "301",
          "name": "Rupsha Bridge Toll"
        }
      ],
      "water_companies": [
        {
          "_id": "66f0c1d2a9",
          "name": "Kirtonkhola Launch",
          "role": "administrator"
        }
      ]
    },
    "reporting": {
      "time_zone": "Asia/Dhaka",
      "currency": "BDT",
      "week_starts_on": "sunday",
      "weekend": [
        "friday",
        "saturday"
      ]
    },
    "features": [
      "intracity",
      "toll_plaza",
      "water",
      "today",
      "earlier_days",
      "drill_downs",
      "same_hours",
      "password",
      "sessions",
      "readings"
    ],
    "must_change_password": false,
    "password_rules": {
      "min_length": 12,
      "refuses": [
        "user_name",
        "digits_alone",
        "common"
      ]
    }
  },
  "noCompany": {
    "user": {
      "name": "Tariq"
    },
    "allowed_companies": {}
  },
  "givenPassword": {
    "user": {
      "name": "Tariq"
    },
    "allowed_companies": {},
    "features": [
      "password"
    ],
    "must_change_password": true,
    "password_rules": {
      "min_length": 12
    }
  },
  "secondFactorNeeded": {
    "user": {
      "name": "Rahima Khatun"
    },
    "allowed_companies": {},
    "features": [
      "second_factor",
      "passkeys"
    ],
    "second_factor": {
      "needed": true,
      "ways": [
        "totp",
        "recovery_code",
        "passkey"
      ]
    }
  },
  "secondFactorToSetUp": {
    "user": {
      "name": "Tariq"
    },
    "allowed_companies": {},
    "features": [
      "second_factor"
    ],
    "second_factor": {
      "must_set_up": true
    }
  }
};

const Logout = {
  "signedOut": null
};

const Done = {
  "done": null
};

const Sessions = {
  "twoDevices": [
    {
      "id": "0198c2f4-51d7-4a3e-9c3b-7f1f7f6d2a10",
      "device": "Firefox on Windows",
      "since": "2026-06-08T03:02:11+06:00",
      "last_seen": "2026-06-08T05:39:47+06:00",
      "is_current": true
    },
    {
      "id": "0198c0a9-77b2-4d0c-8a53-0c9d0b1c5e44",
      "device": "Chrome on Android",
      "since": "2026-06-07T23:12:40+06:00",
      "last_seen": "2026-06-08T04:55:02+06:00",
      "is_current": false
    }
  ]
};

const PasskeyRequest = {
  "begun": {
    "challenge": "nAp0X1d0V2k",
    "rpId": "portal.example",
    "timeout": 300000,
    "userVerification": "required"
  }
};

const SignedIn = {
  "signedIn": {
    "token": "an-opaque-access-token"
  },
  "newPlace": {
    "token": "an-opaque-access-token",
    "new_places": [
      {
        "at": "2026-06-07T23:12:40+06:00",
        "device": "Chrome on Android"
      }
    ]
  }
};

const SecondFactorState = {
  "both": {
    "totp_since": "2026-06-01T09:12:40+06:00",
    "recovery_codes_left": 9,
    "passkeys": [
      {
        "id": "0198c2f4-6b1e-4c55-8a0d-2f1f7f6d2a10",
        "name": "Laptop at the counter",
        "since": "2026-06-02T08:02:11+06:00",
        "last_used": "2026-06-08T03:02:11+06:00"
      }
    ],
    "is_required": true
  },
  "none": {
    "totp_since": null,
    "recovery_codes_left": 0,
    "passkeys": [],
    "is_required": false
  }
};

const Totp = {
  "begun": {
    "secret": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    "uri": "otpauth://totp/Partner%20Portal:rahima?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Partner%20Portal"
  }
};

const RecoveryCodes = {
  "renewed": {
    "recovery_codes": [
      "k7wq-3xhd-p2mf",
      "5nvz-c8tr-q4ye"
    ]
  }
};

const PasskeyCreation = {
  "begun": {
    "rp": {
      "id": "portal.example",
      "name": "Partner Portal"
    },
    "user": {
      "id": "T7mXq2lq",
      "name": "rahima",
      "displayName": "Rahima Khatun"
    },
    "challenge": "nAp0X1d0V2k",
    "pubKeyCredParams": [
      {
        "type": "public-key",
        "alg": -8
      },
      {
        "type": "public-key",
        "alg": -7
      },
      {
        "type": "public-key",
        "alg": -257
      }
    ],
    "timeout": 300000,
    "excludeCredentials": [],
    "authenticatorSelection": {
      "residentKey": "required",
      "userVerification": "required"
    },
    "attestation": "none"
  }
};

const AddedPasskey = {
  "added": {
    "id": "0198c2f4-6b1e-4c55-8a0d-2f1f7f6d2a10",
    "name": "Laptop at the counter",
    "since": "2026-06-02T08:02:11+06:00",
    "last_used": null
  }
};

const Today = {
  "inTheMorning": {
    "at": "2026-06-08T05:40:12+06:00",
    "from_day": "2026-06-08",
    "service_day": "2026-06-08",
    "compared_from_day": "2026-06-01",
    "compared_day": "2026-06-01",
    "compared_until": "05:00",
    "companies": [
      {
        "module": "intracity",
        "company_id": 101,
        "today": {
          "total_count": 56,
          "total_amount": 1680.5,
          "until": {
            "total_count": 31,
            "total_amount": 930.5
          },
          "hours": {
            "counts": [
              10,
              21,
              25
            ],
            "amounts": [
              300,
              630.5,
              750
            ]
          }
        },
        "last_week": {
          "total_count": 530,
          "total_amount": 15900,
          "until": {
            "total_count": 29,
            "total_amount": 870
          },
          "hours": {
            "counts": [
              9,
              20,
              24,
              31,
              40,
              42,
              38,
              35,
              30,
              28,
              26,
              25,
              24,
              26,
              30,
              33,
              27,
              18,
              12,
              8,
              4,
              0,
              0,
              0
            ],
            "amounts": [
              270,
              600,
              720,
              930,
              1200,
              1260,
              1140,
              1050,
              900,
              840,
              780,
              750,
              720,
              780,
              900,
              990,
              810,
              540,
              360,
              240,
              120,
              0,
              0,
              0
            ]
          }
        },
        "yesterday": {
          "total_count": 512,
          "total_amount": 15360
        },
        "usual_weeks": 0,
        "last_record_at": "2026-06-08T05:38:51+06:00"
      }
    ]
  },
  "threeDays": {
    "at": "2026-06-08T05:40:12+06:00",
    "from_day": "2026-06-05",
    "service_day": "2026-06-07",
    "compared_from_day": "2026-05-29",
    "compared_day": "2026-05-31",
    "compared_until": null,
    "companies": [
      {
        "module": "waybill",
        "company_id": 501,
        "today": {
          "total_count": 19,
          "total_amount": 41250.5,
          "until": {
            "total_count": 19,
            "total_amount": 41250.5
          },
          "by_day": {
            "counts": [
              8,
              0,
              11
            ],
            "amounts": [
              17000,
              0,
              24250.5
            ]
          }
        },
        "last_week": {
          "total_count": 24,
          "total_amount": 52100,
          "until": {
            "total_count": 24,
            "total_amount": 52100
          },
          "by_day": {
            "counts": [
              7,
              8,
              9
            ],
            "amounts": [
              15000,
              18100,
              19000
            ]
          }
        },
        "last_record_at": "2026-06-07T21:15:00+06:00"
      }
    ]
  },
  "withoutEarlierDays": {
    "at": "2026-06-08T03:10:00+06:00",
    "service_day": "2026-06-08",
    "compared_day": "2026-06-01",
    "compared_until": "03:00",
    "companies": []
  }
};

const ReadingPage = {
  "lastPage": {
    "rows": [
      {
        "id": 90412,
        "at": "2026-06-08T09:14:07+06:00",
        "user": "Nasrin Akter",
        "username": "nasrin",
        "module": "water",
        "act": "exported",
        "report": "/api/water/reports/shipwise/{company_id}",
        "from_date": "2026-06-01",
        "to_date": "2026-06-08",
        "address": "203.0.113.7",
        "device": "Firefox on Windows"
      },
      {
        "id": 90397,
        "at": "2026-06-08T09:13:52+06:00",
        "user": "Nasrin Akter",
        "username": "nasrin",
        "module": "water",
        "act": "read",
        "report": "/api/water/reports/shipwise/{company_id}",
        "from_date": "2026-06-01",
        "to_date": "2026-06-08",
        "address": "203.0.113.7",
        "device": "Firefox on Windows"
      }
    ],
    "next_cursor": null
  },
  "empty": {
    "rows": [],
    "next_cursor": null
  }
};

const AccessRows = {
  "two": [
    {
      "module": "water",
      "user_id": "3",
      "user": "Farhana Rahman",
      "username": "farhana",
      "role": "administrator",
      "since": "2026-05-02T10:14:00+06:00",
      "last_seen": "2026-06-08T05:39:47+06:00",
      "is_you": true
    },
    {
      "module": "water",
      "user_id": "4",
      "user": "Nasrin Akter",
      "username": "nasrin",
      "role": "reader",
      "since": null,
      "last_seen": null,
      "is_disabled": true,
      "is_you": false
    }
  ]
};

const InvitationRows = {
  "one": [
    {
      "id": "0198c2f4-9a3c-4f0b-8f5e-7f1f7f6d2a10",
      "module": "water",
      "name": "Nasrin Akter",
      "role": "reader",
      "invited_by": "Farhana Rahman",
      "invited_at": "2026-06-08T05:39:47+06:00",
      "expires_at": "2026-06-09T05:39:47+06:00"
    }
  ]
};

const NewInvitation = {
  "invited": {
    "id": "0198c2f4-9a3c-4f0b-8f5e-7f1f7f6d2a10",
    "token": "an-opaque-invitation-token",
    "expires_at": "2026-06-09T05:39:47+06:00"
  }
};

const Invitation = {
  "open": {
    "module": "water",
    "company": "Kirtonkhola Launch",
    "name": "Nasrin Akter",
    "role": "reader",
    "expires_at": "2026-06-09T05:39:47+06:00",
    "password_rules": {
      "min_length": 12,
      "refuses": [
        "user_name",
        "digits_alone",
        "common"
      ]
    }
  }
};

const CounterRows = {
  "rows": [
    {
      "counter": {
        "id": 11,
        "name": "Gabtoli 2"
      },
      "total_tickets": 1204,
      "total_fares": 60200.5
    },
    {
      "counter": null,
      "total_tickets": 3,
      "total_fares": 150
    },
    {
      "counter": {
        "id": 12
      },
      "total_tickets": 0,
      "total_fares": 0
    }
  ],
  "empty": []
};

const VehicleRows = {
  "rows": [
    {
      "vehicle": {
        "id": 2041,
        "registration_number": "DHK-11-4203",
        "kind": "Minibus",
        "capacity": 36,
        "route": "Gabtoli to Sadarghat",
        "status": "active"
      },
      "total_trips": 14,
      "total_tickets": 512,
      "total_fares": 15360
    },
    {
      "vehicle": null,
      "total_trips": 0,
      "total_tickets": 3,
      "total_fares": 150
    }
  ],
  "empty": []
};

const Vehicles = {
  "vehicles": [
    {
      "id": 2041,
      "registration_number": "DHK-11-4203",
      "kind": "Minibus",
      "capacity": 36,
      "route": "Gabtoli to Sadarghat",
      "status": "active"
    },
    {
      "id": 2042,
      "registration_number": "DHK-11-4204",
      "kind": "Double-decker",
      "capacity": null,
      "route": null,
      "status": "maintenance"
    }
  ],
  "empty": []
};

const Summary = {
  "twoDays": {
    "totals": {
      "total_trips": 150,
      "total_tickets": 4210,
      "total_fares": 126300
    },
    "days": [
      {
        "date": "2026-06-01",
        "total_trips": 80,
        "total_tickets": 2210,
        "total_fares": 66300
      },
      {
        "date": "2026-06-02",
        "total_trips": 70,
        "total_tickets": 2000,
        "total_fares": 60000
      }
    ]
  },
  "empty": {
    "totals": {
      "total_trips": 0,
      "total_tickets": 0,
      "total_fares": 0
    },
    "days": []
  }
};

const VehicleCounterRows = {
  "rows": [
    {
      "vehicle": {
        "id": 2041,
        "registration_number": "DHK-11-4203",
        "name": null
      },
      "counter": {
        "id": 11,
        "name": "Gabtoli 2"
      },
      "total_tickets": 1204,
      "total_fares": 60200.5
    },
    {
      "vehicle": {
        "id": 2041,
        "registration_number": "DHK-11-4203",
        "name": null
      },
      "counter": null,
      "total_tickets": 3,
      "total_fares": 150
    }
  ],
  "empty": []
};

const CounterVehicleRows = {
  "rows": [
    {
      "counter": {
        "id": 11,
        "name": "Gabtoli 2"
      },
      "vehicle": {
        "id": 2041,
        "registration_number": "DHK-11-4203",
        "name": null
      },
      "total_tickets": 1204,
      "total_fares": 60200.5
    }
  ],
  "empty": []
};

const SupervisorRows = {
  "rows": [
    {
      "supervisor": {
        "id": 71,
        "name": "Nasima Begum"
      },
      "total_trips": 31,
      "total_tickets": 960,
      "total_fares": 28800
    },
    {
      "supervisor": null,
      "total_trips": 1,
      "total_tickets": 3,
      "total_fares": 150
    }
  ],
  "empty": []
};

const OfflineCounterRows = {
  "rows": [
    {
      "counterman": {
        "name": "Md. Rafiq"
      },
      "total_tickets": 140,
      "total_fares": 4200.5
    },
    {
      "counterman": null,
      "total_tickets": "12",
      "total_fares": "360.00"
    }
  ],
  "empty": []
};

const DeviceIds = {
  "devices": [
    "POS-0117",
    "POS-0118",
    42
  ],
  "empty": []
};

const TollplazaSummary = {
  "figures": {
    "total_entry_count": 1200,
    "total_entry_amount": "96000",
    "total_exited_count": 1150,
    "total_non_exited_count": 50,
    "total_overstay_count": 18,
    "total_overstay_amount": 900
  }
};

const TollplazaCollectionRows = {
  "rows": [
    {
      "lane": {
        "id": 1,
        "name": "Lane 1"
      },
      "vehicle_class": "Truck",
      "total_entry_count": 220,
      "total_entry_amount": 44000,
      "total_overstay_count": 6,
      "total_overstay_amount": 300
    }
  ],
  "empty": []
};

const PassagePage = {
  "lastPage": {
    "rows": [
      {
        "id": 88012,
        "registration_number": "DHK-14-0931",
        "vehicle_class": "Truck",
        "lane": {
          "id": 1,
          "name": "Lane 1"
        },
        "entered_at": "2026-06-01T05:12:09+06:00",
        "exited_at": null,
        "entry_amount": 200,
        "overstay_amount": 0
      }
    ],
    "next_cursor": null
  },
  "empty": {
    "rows": [],
    "next_cursor": null
  }
};

const TollplazaFares = {
  "rows": [
    {
      "vehicle_class": "Truck",
      "fare": 200,
      "overstay_fare": 50,
      "free_minutes": 120
    }
  ],
  "empty": []
};

const NonExitedVehicles = {
  "rows": [
    {
      "registration_number": "DHK-14-0931",
      "vehicle_class": "Truck",
      "lane": {
        "id": 1,
        "name": "Lane 1"
      },
      "entered_at": "2026-06-01T05:12:09+06:00",
      "inside_minutes": 318
    }
  ],
  "empty": []
};

const Passages = {
  "found": [
    {
      "id": 88012,
      "registration_number": "DHK-14-0931",
      "vehicle_class": "Truck",
      "lane": {
        "id": 1,
        "name": "Lane 1"
      },
      "entered_at": "2026-06-01T05:12:09+06:00",
      "exited_at": null,
      "entry_amount": 200,
      "overstay_amount": 0
    }
  ],
  "empty": []
};

const WaybillRows = {
  "rows": [
    {
      "waybill_number": "WB-260601-014",
      "vehicle": {
        "id": 2041,
        "registration_number": "DHK-11-4203",
        "kind": "Minibus",
        "capacity": 36,
        "route": "Gabtoli to Sadarghat",
        "status": "active"
      },
      "driver": {
        "id": 51,
        "name": "Harun Mia"
      },
      "issued_at": "2026-06-01T05:40:00+06:00",
      "total_trips": 6,
      "total_fares": 18240,
      "total_expenses": 6110.75,
      "net_amount": 12129.25
    }
  ],
  "empty": []
};

const ShipRows = {
  "rows": [
    {
      "ship": {
        "id": 9,
        "name": "MV Shapla"
      },
      "total_trips": 4,
      "total_tickets": 1320,
      "total_fares": 396000
    },
    {
      "ship": null,
      "total_trips": 0,
      "total_tickets": 3,
      "total_fares": 900
    }
  ],
  "empty": []
};

const CountermanRows = {
  "rows": [
    {
      "counterman": {
        "id": 31,
        "name": "Abdul Karim"
      },
      "total_tickets": 88,
      "total_fares": 26400
    },
    {
      "counterman": {
        "id": 32,
        "name": null
      },
      "total_tickets": 3,
      "total_fares": "900.00"
    },
    {
      "counterman": null,
      "total_tickets": 1,
      "total_fares": 300
    }
  ],
  "empty": []
};

const DeckmanRows = {
  "rows": [
    {
      "deckman": {
        "id": 31,
        "name": "Jamal Uddin"
      },
      "total_tickets": 88,
      "total_fares": 26400
    },
    {
      "deckman": {
        "id": 32,
        "name": null
      },
      "total_tickets": 3,
      "total_fares": "900.00"
    }
  ],
  "empty": []
};

const CabinmanRows = {
  "rows": [
    {
      "cabinman": {
        "id": 31,
        "name": "Ratan Das"
      },
      "total_tickets": 88,
      "total_fares": 26400
    },
    {
      "cabinman": {
        "id": 32,
        "name": null
      },
      "total_tickets": 3,
      "total_fares": "900.00"
    }
  ],
  "empty": []
};

const AgentRows = {
  "rows": [
    {
      "agent": {
        "id": 31,
        "name": "Sultana Travels"
      },
      "total_tickets": 88,
      "total_fares": 26400
    },
    {
      "agent": {
        "id": 32,
        "name": null
      },
      "total_tickets": 3,
      "total_fares": "900.00"
    },
    {
      "agent": null,
      "total_tickets": 1,
      "total_fares": 300
    }
  ],
  "empty": []
};

const CoachRows = {
  "rows": [
    {
      "id": 20607014,
      "coach": {
        "id": 701,
        "name": "Coach 14"
      },
      "route": "Dhaka to Chattogram",
      "departs_at": "2026-06-01T22:30:00+06:00",
      "total_seats": 40,
      "sold_seats": 37,
      "total_fares": 29600
    }
  ],
  "empty": []
};

const ReservationPage = {
  "lastPage": {
    "rows": [
      {
        "id": 501,
        "reservation_number": "R-88120",
        "passenger": {
          "name": "Shirin Akter"
        },
        "coach": {
          "id": 701,
          "name": "Coach 14"
        },
        "seats": [
          "A1",
          "A2"
        ],
        "travel_date": "2026-06-03",
        "status": "confirmed",
        "amount": 1600
      }
    ],
    "next_cursor": null
  },
  "empty": {
    "rows": [],
    "next_cursor": null
  }
};

/** The `data` of every example of an operation's answer, by their names in the contract. */
export const examples = {
  login: Login,
  getUser: User,
  logout: Logout,
  changePassword: Done,
  listSessions: Sessions,
  endSession: Done,
  endOtherSessions: Done,
  beginPasskeySignIn: PasskeyRequest,
  signInWithPasskey: SignedIn,
  verifySecondFactor: SignedIn,
  getSecondFactor: SecondFactorState,
  beginTotp: Totp,
  confirmTotp: RecoveryCodes,
  removeTotp: Done,
  renewRecoveryCodes: RecoveryCodes,
  beginPasskey: PasskeyCreation,
  addPasskey: AddedPasskey,
  removePasskey: Done,
  getToday: Today,
  listReadings: ReadingPage,
  noteReading: Done,
  listAccess: AccessRows,
  endAccess: Done,
  endUserSessions: Done,
  listInvitations: InvitationRows,
  invite: NewInvitation,
  withdrawInvitation: Done,
  readInvitation: Invitation,
  acceptInvitation: Done,
  joinByInvitation: Done,
  getIntracityCounterwiseReport: CounterRows,
  getIntracityVehiclewiseReport: VehicleRows,
  listIntracityVehicles: Vehicles,
  getIntracitySummary: Summary,
  getIntracityVehicleCounters: VehicleCounterRows,
  getIntracityCounterVehicles: CounterVehicleRows,
  getSupervisorSupervisorwiseReport: SupervisorRows,
  getSupervisorVehiclewiseReport: VehicleRows,
  listSupervisorVehicles: Vehicles,
  getOfflineCounterReport: OfflineCounterRows,
  listOfflineCounterDeviceIds: DeviceIds,
  getTollplazaSummary: TollplazaSummary,
  getTollplazaCollectionReport: TollplazaCollectionRows,
  listTollplazaCollections: PassagePage,
  listTollplazaFares: TollplazaFares,
  listTollplazaNonExitedVehicles: NonExitedVehicles,
  findTollplazaPassages: Passages,
  getWaybillReport: WaybillRows,
  listWaybillVehicles: Vehicles,
  getWaterShipwiseReport: ShipRows,
  getWaterCounterwiseReport: CountermanRows,
  getWaterDeckmanwiseReport: DeckmanRows,
  getWaterCabinmanwiseReport: CabinmanRows,
  getWaterAgentwiseReport: AgentRows,
  listWaterVehicles: Vehicles,
  getIntercityCoachwiseReport: CoachRows,
  getIntercityCounterwiseReport: CounterRows,
  getIntercityAgentwiseReport: AgentRows,
  listIntercityReservations: ReservationPage,
  listIntercityVehicles: Vehicles,
  getIntercityVehicleCounters: VehicleCounterRows,
  getIntercityCounterVehicles: CounterVehicleRows,
  listIntercityCoachReservations: ReservationPage,
  getCounterwiseTicketingCounterwiseReport: CounterRows,
  getCounterwiseTicketingVehiclewiseReport: VehicleRows,
  listCounterwiseTicketingVehicles: Vehicles,
  getCounterwiseTicketingSummary: Summary,
  getCounterwiseTicketingVehicleCounters: VehicleCounterRows,
  getCounterwiseTicketingCounterVehicles: CounterVehicleRows,
};

/** The contract's example of each failure, by its code. */
export const failures = {
  "bad_request": {
    "status": 400,
    "body": {
      "success": false,
      "code": "bad_request",
      "message": "The request has invalid fields.",
      "request_id": "req-7f3a",
      "errors": [
        {
          "field": "to_date",
          "message": "The range is longer than 32 days."
        }
      ]
    }
  },
  "unauthenticated": {
    "status": 401,
    "body": {
      "success": false,
      "code": "unauthenticated",
      "message": "Sign in first.",
      "request_id": "req-7f3a"
    }
  },
  "wrong_password": {
    "status": 403,
    "body": {
      "success": false,
      "code": "wrong_password",
      "message": "The old password is wrong.",
      "request_id": "req-7f3a"
    }
  },
  "wrong_code": {
    "status": 403,
    "body": {
      "success": false,
      "code": "wrong_code",
      "message": "The code is wrong, or was used before.",
      "request_id": "req-7f3a"
    }
  },
  "forbidden": {
    "status": 403,
    "body": {
      "success": false,
      "code": "forbidden",
      "message": "This company is not among the allowed companies.",
      "request_id": "req-7f3a"
    }
  },
  "password_change_required": {
    "status": 403,
    "body": {
      "success": false,
      "code": "password_change_required",
      "message": "Change the password first.",
      "request_id": "req-7f3a"
    }
  },
  "second_factor_required": {
    "status": 403,
    "body": {
      "success": false,
      "code": "second_factor_required",
      "message": "Complete the sign-in with the second factor first.",
      "request_id": "req-7f3a"
    }
  },
  "second_factor_setup_required": {
    "status": 403,
    "body": {
      "success": false,
      "code": "second_factor_setup_required",
      "message": "Set up a second factor first.",
      "request_id": "req-7f3a"
    }
  },
  "other_companies": {
    "status": 403,
    "body": {
      "success": false,
      "code": "other_companies",
      "message": "The user may see other companies too.",
      "request_id": "req-7f3a"
    }
  },
  "not_found": {
    "status": 404,
    "body": {
      "success": false,
      "code": "not_found",
      "message": "Nothing was found at this address.",
      "request_id": "req-7f3a"
    }
  },
  "too_many_requests": {
    "status": 429,
    "body": {
      "success": false,
      "code": "too_many_requests",
      "message": "Too many attempts. Wait before trying again.",
      "request_id": "req-7f3a"
    }
  },
  "server_error": {
    "status": 500,
    "body": {
      "success": false,
      "code": "server_error",
      "message": "The server could not complete the request.",
      "request_id": "req-7f3a"
    }
  },
  "unavailable": {
    "status": 503,
    "body": {
      "success": false,
      "code": "unavailable",
      "message": "The service is unavailable at the moment. Try again soon.",
      "request_id": "req-7f3a"
    }
  },
  "method_not_allowed": {
    "status": 405,
    "body": {
      "success": false,
      "code": "method_not_allowed",
      "message": "This address does not accept that method.",
      "request_id": "req-7f3a"
    }
  },
  "timeout": {
    "status": 408,
    "body": {
      "success": false,
      "code": "timeout",
      "message": "The request took too long to arrive.",
      "request_id": "req-7f3a"
    }
  },
  "too_large": {
    "status": 413,
    "body": {
      "success": false,
      "code": "too_large",
      "message": "The request is too large.",
      "request_id": "req-7f3a"
    }
  },
  "unsupported_media_type": {
    "status": 415,
    "body": {
      "success": false,
      "code": "unsupported_media_type",
      "message": "The body must be JSON.",
      "request_id": "req-7f3a"
    }
  }
};

/** The operations for which the contract wants no token. */
export const withoutToken = [
  "POST /api/auth/login",
  "POST /api/auth/login/passkey/begin",
  "POST /api/auth/login/passkey",
  "POST /api/invitations/read",
  "POST /api/invitations/accept"
];
